import { useId } from 'react'
import type { ModelPageData } from './model-page-data.server.ts'
import './model-variants.css'

/** The variants of a model with their prices and specifications side by side. */
export function ModelVariants({ model: { name, variants, rows, hasPrices } }: { model: ModelPageData }) {
  const id = useId()
  if (variants.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <h2 id={id}>{`${name} variants`}</h2>
      {/* A keyboard has to be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="model-variants" aria-label="Specifications" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Specification</span>
              </th>
              {variants.map(({ name: variant }) => (
                <th key={variant} scope="col">
                  {variant}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasPrices && (
              <tr>
                <th scope="row">Price</th>
                {variants.map(({ name: variant, price }) => (
                  <td key={variant}>
                    {price ? (
                      <>
                        <strong>{price.amount}</strong> {price.includes}
                      </>
                    ) : (
                      'Ask us'
                    )}
                  </td>
                ))}
              </tr>
            )}
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={variants[at]?.name}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
