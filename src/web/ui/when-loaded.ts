/**
 * Loads code with the first call, because most visits need none of it. Calls made meanwhile wait for the same promise, which
 * keeps their order: with an import each, the second can be ready first. After a failure, the next call tries again.
 */
export function whenLoaded<Module>(load: () => Promise<Module>) {
  let loading: Promise<Module> | null = null
  return (act: (module: Module) => void, onFailure: () => void = () => {}): void => {
    loading ??= load()
    loading.then(act, () => {
      loading = null
      onFailure()
    })
  }
}
