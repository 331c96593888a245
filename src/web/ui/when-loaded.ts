/**
 * Code that loads with the first call, because most visits need none of it. What the calls do happens in their order: imports
 * of their own would not keep it, since a second one can be ready before the first, which also waits for what it imports.
 * After a failure, the next call tries again.
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
