/** Tells the dealer that somebody is looking, once they are: a page may have been opened ahead, or behind another. */
export async function tellView(carId: string): Promise<void> {
  await inSight()
  await fetch('/api/car-views', {
    method: 'POST',
    // It is sent even when the visitor goes on at once.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ car_id: carId }),
  }).catch(() => {
    // One look is not counted then, and nobody needs to know.
  })
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
