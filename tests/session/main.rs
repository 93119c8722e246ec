//! One sitting, tried from outside: a person who clicks, bots that answer, a device that keeps the game.

mod house;
mod matches;
mod same;
mod saves;
mod seats;
mod table;
mod undo;
