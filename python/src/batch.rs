//! Hands that are played side by side: `canasta/vector.py` wraps them.

use crate::{bad_request, read, refused, scale};
use canasta::referee::{Batch as Hands, NewTable, Step, Table, TableSeed};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Hands of the same rules.
#[pyclass(module = "canasta._native")]
#[derive(Clone)]
pub struct Batch(Hands);

/// Where a hand has ended: its place, and the points of both sides unless it was cut.
type End = (usize, Option<[i32; 2]>);

#[pymethods]
impl Batch {
    #[new]
    fn new(options: &str, count: usize, most_steps: u32, seed: &str) -> PyResult<Batch> {
        let table = Table::new(&read::<NewTable>(options)?).map_err(|refusal| refused(&refusal))?;
        let seed = read::<TableSeed>(seed)?.seed();
        let hands = Hands::new(table.game().rules(), count, most_steps, seed);
        hands
            .map(Batch)
            .ok_or_else(|| bad_request("a vector of hands is for Classic and its like, with two or four players"))
    }

    /// How many players each hand has.
    fn players(&self) -> usize {
        self.0.rules().players.count()
    }

    fn reset(&mut self, py: Python<'_>, seed: &str) -> PyResult<()> {
        let seed = read::<TableSeed>(seed)?.seed();
        py.detach(|| self.0.reset(seed));
        Ok(())
    }

    /// One byte a hand: the seat that is to act.
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        // There are four seats at most.
        PyBytes::new(py, &self.0.seats().into_iter().map(|seat| seat.index() as u8).collect::<Vec<_>>())
    }

    /// One byte a hand and step: whether it may be taken.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        PyBytes::new_with(py, Step::COUNT * self.0.len(), |bytes| {
            bytes.chunks_exact_mut(Step::COUNT).zip(self.0.masks()).for_each(|(row, mask)| mask.write(row));
            Ok(())
        })
    }

    /// The features of the seats that are to act, as 32 bit floats.
    fn features<'py>(&self, py: Python<'py>, scaled: bool) -> PyResult<Bound<'py, PyBytes>> {
        let length = 4 * self.0.features_len();
        PyBytes::new_with(py, length * self.0.len(), |bytes| {
            for (row, features) in bytes.chunks_exact_mut(length).zip(self.0.features(scale(scaled))) {
                let numbers = row.chunks_exact_mut(4).zip(features);
                numbers.for_each(|(out, feature)| out.copy_from_slice(&feature.to_ne_bytes()));
            }
            Ok(())
        })
    }

    /// A random step of each hand, a byte each.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.sample())
    }

    /// Takes a step in each hand. Returns which hands have ended, and the places of steps that are not allowed; if there is one of
    /// these, nothing has changed.
    fn step(&mut self, py: Python<'_>, steps: &[u8]) -> (Vec<End>, Vec<usize>) {
        match py.detach(|| self.0.step(steps)) {
            Ok(ends) => (ends.into_iter().map(|end| (end.place, end.points)).collect(), Vec::new()),
            Err(places) => (Vec::new(), places),
        }
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }
}
