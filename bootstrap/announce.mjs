/** Prints what is running, and afterwards how long it took. */
export async function announced(what, work) {
  console.log(`${what} …`)
  const start = Date.now()
  const result = await work()
  console.log(`  done in ${seconds(start)}\n`)
  return result
}

export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
