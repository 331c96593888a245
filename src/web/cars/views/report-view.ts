/** Reports a view once the page is in sight: it may have been opened ahead, or behind another. Answers with all views. */
export async function reportView(carId: string): Promise<number | null> {
  await inSight()
  try {
    const answer = await fetch('/api/car-views', {
      method: 'POST',
      // It is sent even when the visitor goes on at once.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: carId }),
    })
    const views: unknown = answer.status === 200 ? (await answer.json()).views : null
    return typeof views === 'number' ? views : null
  } catch {
    // One view is not counted then, and nobody needs to know.
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
