//! The example of README.md, as a program that has the library alone.

mod example {
    include!(concat!(env!("OUT_DIR"), "/readme.rs"));

    pub fn run() -> Result<(), MatchError> {
        main()
    }
}

#[test]
fn the_example_of_the_readme_runs() {
    example::run().unwrap();
}
