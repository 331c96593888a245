import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Node lets a program ask for it only with a flag. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
