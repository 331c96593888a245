import type { Question } from './question.ts'

const EARLIEST_YEAR = 1900

/** Asks about a vehicle that is not in the dealer's stock. */
export function vehicleQuestions(today: string, needs: { all?: boolean; year?: boolean } = {}): Question[] {
  const { all = false, year = all } = needs
  return [
    { kind: 'line', name: 'Vehicle Make', label: 'Make', maxLength: 60, ...must(all) },
    { kind: 'line', name: 'Vehicle Model', label: 'Model', maxLength: 60, ...must(all) },
    {
      kind: 'number',
      name: 'Vehicle Year',
      label: 'Year',
      min: EARLIEST_YEAR,
      max: Number(today.slice(0, 4)) + 1,
      ...must(year),
    },
  ]
}

function must(isRequired: boolean) {
  return isRequired ? { isRequired } : {}
}
