#!/usr/bin/env bash
# snow 0.10.0 (crates.io): the feature `std`, which is on by default, compiles `ring`, a library in C and assembly, though neither
# `ring-resolver` nor `ring-accelerated` was asked for.
#
# `std` lists `ring/std`, and a feature of an optional dependency switches that dependency on; `ring?/std` would not. The same line brings
# `blake2`, `sha2` and `getrandom`. Nothing of ring is ever called then. A build for a system without a C compiler, and one for WebAssembly
# without clang, fails for a library that nobody chose. Without `std`, snow runs all the same wherever there is an allocator.
#
# The script asks cargo what it would compile in three cases, runs a handshake in the last of them, and fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
compiles() { # features
  cat > Cargo.toml <<TOML
[package]
name = "handshake"
version = "0.1.0"
edition = "2021"
[dependencies]
snow = { version = "=0.10.0", default-features = false, features = [$1] }
TOML
  cargo tree --quiet --prefix none --format '{p}' | cut -d ' ' -f 1 | sort -u > tree.txt
  for name in ring blake2 sha2; do
    printf ' %s %s' "$name" "$(grep -qx "$name" tree.txt && echo yes || echo no)"
  done
}
cat > src/main.rs <<'RUST'
fn main() {
    let builder = || snow::Builder::new("Noise_NN_25519_ChaChaPoly_SHA256".parse().unwrap());
    let (mut here, mut there) = (builder().build_initiator().unwrap(), builder().build_responder().unwrap());
    let (mut message, mut text) = ([0; 200], [0; 200]);
    let length = here.write_message(b"hello", &mut message).unwrap();
    let length = there.read_message(&message[..length], &mut text).unwrap();
    println!("without std: says {}", String::from_utf8_lossy(&text[..length]));
}
RUST
chosen='"use-chacha20poly1305", "use-curve25519", "use-getrandom"'
seen=$(
  echo "as it comes:$(compiles '"default"')"
  echo "three functions and std:$(compiles "$chosen, \"std\"")"
  echo "three functions and SHA-256:$(compiles "$chosen, \"use-sha2\"")"
  cargo run --quiet
)
echo "$seen"
expected='as it comes: ring yes blake2 yes sha2 yes
three functions and std: ring yes blake2 yes sha2 yes
three functions and SHA-256: ring no blake2 no sha2 yes
without std: says hello'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed; expected:"; echo "$expected"; exit 1; }
