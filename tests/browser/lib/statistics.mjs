// Figures of several measurements.

/** The value below which a share of the numbers lies; 0 if there are none. `quantile(times, 0.5)` is the upper median. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (numbers) => quantile(numbers, 0.5);
