//! The Python package `canasta`: what `canasta/__init__.py` wraps. Structures go in and out as JSON, arrays as bytes.

// The crate has one module, which Python reads; `canasta/__init__.py` has the documentation.
#![allow(missing_docs)]

mod batch;
mod daily;
mod links;

use batch::Batch;
use canasta::analysis::{Strength, decisions, evaluate};
use canasta::bots::{Bot as AnyBot, Budget, ROSTER, Style, find_bot};
use canasta::daily::Par;
use canasta::referee::{
    FEATURES, FeatureScale, NewTable, Refusal, STATE_FEATURES, Staging, Step, StepSet, Table, TableSeed, Worlds,
    features, read_json, state_features,
};
use canasta::rules::{Observation, Preset, RuleError, replay};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes};
use serde::de::DeserializeOwned;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::Duration;

create_exception!(canasta, CanastaError, PyValueError, "What was asked is refused. `code` says why.");

fn refused(refusal: &Refusal) -> PyErr {
    coded(refusal.code(), refusal)
}

/// The error with a code and a sentence.
fn coded(code: &str, message: &impl ToString) -> PyErr {
    Python::attach(|py| {
        let error = CanastaError::new_err(format!("{code}: {}", message.to_string()));
        match error.value(py).setattr("code", code) {
            Ok(()) => error,
            Err(other) => other,
        }
    })
}

fn bad_request(message: impl ToString) -> PyErr {
    refused(&Refusal::BadRequest(message.to_string()))
}

fn read<T: DeserializeOwned>(json: &str) -> PyResult<T> {
    // The JSON is that of this package: where it cannot be read, a number is out of range.
    read_json(json.as_bytes()).map_err(|refusal| match refusal {
        Refusal::BadJson(message) => bad_request(message),
        other => refused(&other),
    })
}

/// A whole number from 0 on, of any type that is an integer. `True` and `False` are none, and nothing is rounded.
fn whole(value: &Bound<'_, PyAny>) -> Option<u64> {
    if value.is_instance_of::<PyBool>() { None } else { value.extract().ok() }
}

/// A seat; `None` for the one that is to act.
fn seat_of(value: Option<Bound<'_, PyAny>>) -> PyResult<Option<usize>> {
    let number = |value| whole(&value).and_then(|number| usize::try_from(number).ok());
    value.map(|value| number(value).ok_or_else(|| refused(&Refusal::NotASeat))).transpose()
}

/// A number of worlds; `None` for that of the program.
fn worlds_of(value: Option<Bound<'_, PyAny>>) -> PyResult<Option<u32>> {
    let number = |value| whole(&value).unwrap_or(0);
    value.map(|value| Worlds::try_from(number(value)).map(Worlds::number).map_err(bad_request)).transpose()
}

/// How often an interruption is looked for.
const SLICE: Duration = Duration::from_millis(50);

/// The stack of a thread that thinks, as large as that of most main threads.
const STACK: usize = 8 << 20;

/// Does work in a thread of its own, so that Ctrl-C is heard meanwhile. The work is told to stop then, and is not waited for.
fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    let (sender, mut receiver) = channel();
    let thinking = move || drop(sender.send(work(&told)));
    thread::Builder::new().stack_size(STACK).spawn(thinking).map_err(bad_request)?;
    loop {
        // Other threads of Python run meanwhile.
        let (found, again) = py.detach(move || (receiver.recv_timeout(SLICE), receiver));
        receiver = again;
        match found {
            Ok(found) => return Ok(found),
            Err(RecvTimeoutError::Disconnected) => return Err(bad_request("the bot has failed")),
            Err(RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
        }
    }
}

const fn scale(scaled: bool) -> FeatureScale {
    if scaled { FeatureScale::Unit } else { FeatureScale::Raw }
}

fn floats<'py>(py: Python<'py>, features: &[f32]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, 4 * features.len(), |bytes| {
        bytes.chunks_exact_mut(4).zip(features).for_each(|(out, feature)| out.copy_from_slice(&feature.to_ne_bytes()));
        Ok(())
    })
}

/// A match with all its cards, and what the player that is to act has put aside.
#[pyclass(module = "canasta._native")]
#[derive(Clone)]
struct Game {
    table: Table,
    staging: Staging,
    /// The steps that have led to what is put aside.
    steps: Vec<usize>,
    /// The mask of the seat that is to act, once it is asked for.
    mask: OnceLock<StepSet>,
}

impl Game {
    /// Nothing is put aside, and the mask is another one.
    fn has_played(&mut self) {
        self.staging = Staging::default();
        self.steps.clear();
        self.mask = OnceLock::new();
    }

    fn mask_of(&self, seen: &Observation<'_>) -> StepSet {
        if seen.is_to_act() { *self.mask.get_or_init(|| self.staging.mask(seen)) } else { StepSet::EMPTY }
    }

    fn seen(&self, seat: Option<usize>) -> PyResult<Observation<'_>> {
        self.table.observation(seat).map_err(|refusal| refused(&refusal))
    }

    /// Refuses the steps of games whose actions they cannot say.
    fn check_steps(&self) -> PyResult<()> {
        match Step::covers(self.table.game().rules()) {
            true => Ok(()),
            false => Err(bad_request("steps and features know the melds of Classic, and two to four players")),
        }
    }
}

#[pymethods]
impl Game {
    #[new]
    fn new(options: &str) -> PyResult<Game> {
        let options: NewTable = read(options)?;
        let table = Table::new(&options).map_err(|refusal| refused(&refusal))?;
        Ok(Game { table, staging: Staging::default(), steps: Vec::new(), mask: OnceLock::new() })
    }

    fn status(&self) -> String {
        self.table.status().to_string()
    }

    #[pyo3(signature = (seat=None))]
    fn observe(&self, seat: Option<Bound<'_, PyAny>>) -> PyResult<String> {
        self.table.observe(seat_of(seat)?).map(|value| value.to_string()).map_err(|refusal| refused(&refusal))
    }

    #[pyo3(signature = (limit=None))]
    fn legal(&self, limit: Option<Bound<'_, PyAny>>) -> PyResult<String> {
        let refuse = || bad_request("a limit is a whole number from 0 on");
        let limit = limit.map(|limit| whole(&limit).ok_or_else(refuse)).transpose()?;
        let limit = limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX));
        self.table.legal(limit).map(|value| value["legal"].to_string()).map_err(|refusal| refused(&refusal))
    }

    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, action: &str, seat: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        self.table.step(seat_of(seat)?, action).map_err(|refusal| refused(&refusal))?;
        self.has_played();
        Ok(())
    }

    fn deal(&mut self) -> PyResult<()> {
        self.table.deal().map_err(|refusal| refused(&refusal))?;
        self.has_played();
        Ok(())
    }

    fn score(&self) -> String {
        self.table.score().to_string()
    }

    fn record(&self) -> String {
        self.table.game().record().to_string()
    }

    fn rules(&self) -> PyResult<String> {
        serde_json::to_string(&self.table.game().rules().fields()).map_err(bad_request)
    }

    fn clone(&self) -> Game {
        Clone::clone(self)
    }

    /// The seat to act; `None` when the hand has ended.
    fn to_act(&self) -> Option<usize> {
        let state = self.table.game().state().filter(|state| state.ended().is_none())?;
        Some(state.to_act().index())
    }

    fn over(&self) -> bool {
        self.table.game().end().is_some()
    }

    fn totals(&self) -> Vec<i32> {
        self.table.game().totals().as_slice().to_vec()
    }

    /// One byte a step: whether the seat may take it.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyBytes>> {
        self.check_steps()?;
        let mask = self.mask_of(&self.seen(seat_of(seat)?)?);
        PyBytes::new_with(py, Step::COUNT, |bytes| {
            mask.write(bytes);
            Ok(())
        })
    }

    /// The numbers of the steps that the seat that is to act may take.
    fn legal_steps(&self) -> PyResult<Vec<usize>> {
        self.check_steps()?;
        Ok(self.mask_of(&self.seen(None)?).iter().collect())
    }

    /// The features as 32 bit floats.
    #[pyo3(signature = (seat=None, scaled=false))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Bound<'py, PyAny>>,
        scaled: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.check_steps()?;
        floats(py, &features(&self.seen(seat_of(seat)?)?, &self.staging, scale(scaled)))
    }

    /// The features of the seat that is to act and all hidden cards, as 32 bit floats.
    #[pyo3(signature = (scaled=false))]
    fn state<'py>(&self, py: Python<'py>, scaled: bool) -> PyResult<Bound<'py, PyBytes>> {
        self.check_steps()?;
        let state = self.table.game().state().ok_or_else(|| refused(&Refusal::Rule(RuleError::HandOver)))?;
        floats(py, &state_features(state, &self.staging, scale(scaled)))
    }

    /// Takes a step. Returns the action that it completes.
    fn step(&mut self, number: Bound<'_, PyAny>) -> PyResult<Option<String>> {
        self.check_steps()?;
        let found = whole(&number).and_then(|number| usize::try_from(number).ok());
        let found = found.and_then(|number| Some((number, Step::from_number(number)?)));
        let (place, step) = found.ok_or_else(|| bad_request(format!("there is no step {number}")))?;
        let seen = self.table.observation(None).map_err(|refusal| refused(&refusal))?;
        let mask = self.mask_of(&seen);
        let action = self
            .staging
            .take_of(&seen, step, mask)
            .map_err(|_| bad_request(format!("step {number} is not allowed")))?;
        let Some(action) = action else {
            self.steps.push(place);
            self.mask = OnceLock::new();
            return Ok(None);
        };
        self.table.play(&action).map_err(|refusal| refused(&refusal))?;
        self.has_played();
        Ok(Some(action.to_string()))
    }

    /// The steps since the last action.
    fn staged(&self) -> Vec<usize> {
        self.steps.clone()
    }

    /// The steps of an action of the seat that is to act.
    fn steps_of(&self, action: &str) -> PyResult<Vec<usize>> {
        self.check_steps()?;
        let seen = self.seen(None)?;
        let action = seen.read(action).map_err(|error| refused(&Refusal::Rule(error)))?;
        let steps = Step::of_action(&seen, &action).ok_or_else(|| bad_request("a group has no one rank"))?;
        Ok(steps.iter().map(Step::number).collect())
    }
}

/// A built-in bot.
#[pyclass(module = "canasta._native")]
struct Bot {
    bot: Arc<Mutex<Box<dyn AnyBot>>>,
    #[pyo3(get)]
    name: String,
    may_think_long: bool,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str, seed: &str, worlds: Option<Bound<'_, PyAny>>, style: Option<&str>) -> PyResult<Bot> {
        let worlds = worlds_of(worlds)?;
        let entry = find_bot(name).ok_or_else(|| bad_request(format!("there is no bot {name}: bots() lists them")))?;
        let style = style.map_or(Ok(Style::default()), str::parse).map_err(bad_request)?;
        let seed = read::<TableSeed>(seed)?.seed();
        let bot = Arc::new(Mutex::new(entry.create_bot(seed, worlds.map(Budget::Worlds), style)));
        Ok(Bot { bot, name: entry.name.to_owned(), may_think_long: entry.may_think_long() })
    }

    /// How many random streams the bot has used.
    fn streams_used(&self, py: Python<'_>) -> PyResult<u64> {
        let bot = Arc::clone(&self.bot);
        // It may be thinking in another thread.
        interruptible(py, move |_| bot.lock().map(|bot| bot.streams_used()).ok())?
            .ok_or_else(|| bad_request("the bot has failed before"))
    }

    fn use_streams_from(&self, streams: u64) -> PyResult<()> {
        let mut bot = self.bot.lock().map_err(|_| bad_request("the bot has failed before"))?;
        bot.use_streams_from(streams);
        Ok(())
    }

    fn act(&self, py: Python<'_>, game: &Game) -> PyResult<String> {
        let seen = game.seen(None)?;
        if seen.ended().is_some() {
            return Err(refused(&Refusal::Rule(RuleError::HandOver)));
        }
        if !self.may_think_long {
            // A thread would take longer than the answer.
            let mut bot = self.bot.lock().map_err(|_| bad_request("the bot has failed before"))?;
            return Ok(bot.act(&seen).to_string());
        }
        let (bot, table) = (Arc::clone(&self.bot), game.table.clone());
        interruptible(py, move |_| {
            let seen = table.observation(None).map_err(|refusal| refused(&refusal))?;
            let mut bot = bot.lock().map_err(|_| bad_request("the bot has failed before"))?;
            Ok(bot.act(&seen).to_string())
        })?
    }
}

/// The names of the presets.
#[pyfunction]
fn presets() -> Vec<&'static str> {
    Preset::ALL.map(Preset::name).to_vec()
}

/// Names and descriptions of the bots.
#[pyfunction]
fn bots() -> Vec<(&'static str, &'static str)> {
    ROSTER.iter().map(|entry| (entry.name, entry.description)).collect()
}

/// Names and lengths of the parts of the features.
#[pyfunction]
fn feature_parts() -> Vec<(&'static str, usize)> {
    FEATURES.to_vec()
}

/// Names and lengths of what the state has beyond the features.
#[pyfunction]
fn state_parts() -> Vec<(&'static str, usize)> {
    STATE_FEATURES.to_vec()
}

/// What the decisions of a record were worth, as JSON.
#[pyfunction]
fn review(
    py: Python<'_>,
    record: &str,
    seats: Vec<Bound<'_, PyAny>>,
    worlds: Option<Bound<'_, PyAny>>,
) -> PyResult<String> {
    let worlds = worlds_of(worlds)?;
    let replayed = replay(record);
    if let Some(wrong) = replayed.error {
        return Err(refused(&Refusal::BadRecord(Box::new(wrong))));
    }
    let game = replayed.game.ok_or_else(|| bad_request("the record is empty"))?;
    let seat = |number: &Bound<'_, PyAny>| {
        let number = whole(number).and_then(|number| usize::try_from(number).ok()).ok_or(Refusal::NotASeat)?;
        game.rules().players.seat(number).ok_or(Refusal::NoSuchSeat(number))
    };
    let seats = seats.iter().map(seat).collect::<Result<Vec<_>, _>>().map_err(|refusal| refused(&refusal))?;
    let strength = worlds.map_or(Strength::STANDARD, Strength::with_worlds);
    let found = interruptible(py, move |stop| {
        let wanted = |seat| seats.is_empty() || seats.contains(&seat);
        let decisions = decisions(game.record()).into_iter().filter(|decision| wanted(decision.seat));
        let decisions = decisions.take_while(|_| !stop.load(Ordering::Relaxed));
        decisions.map(|decision| evaluate(&decision, &strength)).collect::<Result<Vec<_>, _>>()
    })?;
    let found = found.map_err(|wrong| bad_request(format!("{wrong:?}")))?;
    serde_json::to_string(&found).map_err(bad_request)
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Game>()?;
    module.add_class::<Bot>()?;
    module.add_class::<Batch>()?;
    module.add("CanastaError", module.py().get_type::<CanastaError>())?;
    module.add("STEPS", Step::COUNT)?;
    module.add_function(wrap_pyfunction!(presets, module)?)?;
    module.add_function(wrap_pyfunction!(bots, module)?)?;
    module.add_function(wrap_pyfunction!(feature_parts, module)?)?;
    module.add_function(wrap_pyfunction!(state_parts, module)?)?;
    module.add_function(wrap_pyfunction!(review, module)?)?;
    module.add_function(wrap_pyfunction!(links::deal_link, module)?)?;
    module.add_function(wrap_pyfunction!(links::deal_hand, module)?)?;
    module.add_function(wrap_pyfunction!(links::game_link, module)?)?;
    module.add_function(wrap_pyfunction!(links::read_link, module)?)?;
    module.add("PLAYINGS", Par::PLAYINGS)?;
    module.add_function(wrap_pyfunction!(daily::day, module)?)?;
    module.add_function(wrap_pyfunction!(daily::read_day, module)?)?;
    module.add_function(wrap_pyfunction!(daily::par_playing, module)?)?;
    module.add_function(wrap_pyfunction!(daily::par, module)?)?;
    Ok(())
}
