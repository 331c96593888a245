import { setTimeout as delay } from 'node:timers/promises'

/** Waits for something that comes true by itself. */
export async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await delay(5)
}
