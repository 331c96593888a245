import { showFailure } from '../../ui/feedback/toast.ts'
import { whenLoaded } from '../../ui/when-loaded.ts'

const withPresses = whenLoaded(() => import('./toggle-presses.ts'))

/** What a press does loads with the first press, because most visits have none. */
export function loadPresses(act: (presses: typeof import('./toggle-presses.ts')) => void): void {
  withPresses(act, () => showFailure('That didn’t work. Please try again in a moment.'))
}
