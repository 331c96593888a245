import { href } from 'react-router'
/** Reports a view once the page is visible, since a tab may open in the background. Returns the number of views. */
export async function reportView(carId: string): Promise<number | null> {
  await inSight()
  try {
    const response = await fetch(href('/api/car-views'), {
      method: 'POST',
      // Sends it even if the visitor leaves at once.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: carId }),
    })
    const views: unknown = response.status === 200 ? (await response.json()).views : null
    return typeof views === 'number' ? views : null
  } catch {
    // A lost view does no harm.
    return null
  }
}

function inSight(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', onChange)
      resolve()
    }
    document.addEventListener('visibilitychange', onChange)
  })
}
