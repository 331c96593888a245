import { showFailure } from '../../ui/feedback/toast.ts'

/** What a press does loads with the first press, because most visits have none. */
export function loadPresses(act: (presses: typeof import('./toggle-presses.ts')) => void): void {
  import('./toggle-presses.ts').then(act, () =>
    showFailure('That didn’t work. Please try again in a moment.'),
  )
}
