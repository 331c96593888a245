const AT_ONCE = 12

/** Does something this many times, as many at once as a few busy attackers would. */
export async function inTurns(times: number, act: (turn: number) => Promise<void>): Promise<void> {
  let next = 0
  async function one() {
    while (next < times) {
      const turn = next
      next += 1
      await act(turn)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
