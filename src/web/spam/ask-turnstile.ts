const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const TIMEOUT_MS = 60_000

type Turnstile = {
  render(
    place: HTMLElement,
    options: { sitekey: string; callback(token: string): void; 'error-callback'(): void },
  ): string
  remove(widget: string): void
}

/** Shows Cloudflare's widget in the form that the visitor is filling in. Nothing loads before that. */
export async function askTurnstile(siteKey: string, form: HTMLFormElement): Promise<string> {
  const turnstile = await loadTurnstile()
  const place = document.createElement('div')
  form.querySelector('button[type="submit"], button:not([type])')?.before(place)
  return new Promise<string>((resolve, reject) => {
    const widget = turnstile.render(place, {
      sitekey: siteKey,
      callback: (token) => {
        resolve(token)
        turnstile.remove(widget)
        place.remove()
      },
      'error-callback': () => reject(new Error('The captcha failed.')),
    })
    setTimeout(() => reject(new Error('The captcha took too long.')), TIMEOUT_MS)
  })
}

let loading: Promise<Turnstile> | undefined

function loadTurnstile() {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => {
      const { turnstile } = window as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('The captcha script did not define its API.'))
    })
    script.addEventListener('error', () => reject(new Error('The captcha could not be loaded.')))
    document.head.append(script)
  })
  return loading
}
