import type { Question } from './question.ts'

const EARLIEST_YEAR = 1900

/** Asks about a vehicle that is not in the dealer's stock. */
export function vehicleQuestions(today: string, needs: { all?: boolean; year?: boolean } = {}): Question[] {
  const { all = false, year = all } = needs
  return [
    { kind: 'line', name: 'Vehicle Make', label: 'Make', longest: 60, ...must(all) },
    { kind: 'line', name: 'Vehicle Model', label: 'Model', longest: 60, ...must(all) },
    {
      kind: 'number',
      name: 'Vehicle Year',
      label: 'Year',
      least: EARLIEST_YEAR,
      most: Number(today.slice(0, 4)) + 1,
      ...must(year),
    },
  ]
}

function must(isRequired: boolean) {
  return isRequired ? { isRequired } : {}
}
