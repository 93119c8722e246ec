//! The time that par takes: every game of today's deal for some days, with the results of the eight playings.
//!
//! ```sh
//! cargo run --release --example par -- 2026-11-28 7
//! ```

use canasta::daily::{DailyDeal, DailyGame, Date, Par};
use std::env;
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let usage = "arguments: DATE DAYS";
    let mut date: Date = arguments.next().ok_or(usage)?.parse()?;
    let days: u32 = arguments.next().ok_or(usage)?.parse()?;
    for _ in 0..days {
        for game in DailyGame::ALL {
            let deal = DailyDeal::of(date, game)?;
            let start = Instant::now();
            let leads: Vec<i32> = (0..Par::PLAYINGS).filter_map(|number| deal.par_playing(number)).collect();
            let seconds = start.elapsed().as_secs_f64();
            let par = Par::of(&leads).ok_or("a hand did not end")?;
            let preset = deal.preset();
            println!("{deal} {preset}: {seconds:.2} s, par {:.0} ± {:.0} of {leads:?}", par.mean, par.within);
        }
        date = date.next().ok_or(usage)?;
    }
    Ok(())
}
