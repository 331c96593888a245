import type { ThirdPartyService } from '#sites/third-party-services.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import './consent/consent-choice.css'

const ConsentChoice = lazyComponent(() =>
  import('./consent/consent-choice.tsx').then((file) => file.ConsentChoice),
)

/** Lists the third-party services of this website with their download size, and lets visitors change their choice. */
export function ThirdPartyServices({ services }: { services: readonly ThirdPartyService[] }) {
  const isHydrated = useHydrated()
  const isChosen = services.some((service) => service.isChosen)
  return (
    <section className="third-party-services" id="third-party-services">
      <h2>Third-party services</h2>
      {services.length === 0 ? (
        <p>
          This website doesn’t use any. Apart from some photos, nothing on its pages comes from anyone else.
        </p>
      ) : (
        <ul>
          {services.map(({ name, category, purpose, weightKb, host }) => (
            <li key={name}>
              <strong>{name}</strong> ({category}). {purpose} It connects to {host}
              {weightKb !== null && ` and loads about ${weightKb} kB of scripts`}.
            </li>
          ))}
        </ul>
      )}
      {isChosen && isHydrated && <ConsentChoice />}
      {isChosen && (
        <noscript>
          <p>JavaScript is off in your browser, so we don’t use any of the optional services.</p>
        </noscript>
      )}
    </section>
  )
}
