import type { FixedPage } from '#domain/content/content-address.ts'
import type { ContentInput } from '#domain/content/content-kinds.ts'
import type { ContentForm } from '#domain/content/sections/list-sections.ts'
import { legalMarkdown, type LegalPart } from '#domain/legal/legal-part.ts'
import { type PrivacyFacts, privacyPolicy } from '#domain/legal/privacy-policy.ts'
import { termsOfUse } from '#domain/legal/terms-of-use.ts'
import { valuationTerms } from '#domain/trade-in/valuation/valuation-terms.ts'
import type { Site } from '../site.ts'
import { siteCaptcha } from '../site-captcha.ts'

type Page = (site: Site) => ContentInput<'page'>

/** The legal pages: what this product does with the settings of this site, in plain words (RNG-07). */
export const legalPages = {
  'privacy-policy': (site) =>
    legalPage(
      site,
      'Privacy policy',
      'What we do with the information you give us.',
      privacyPolicy(privacyFacts(site)),
    ),
  'terms-and-conditions': (site) =>
    legalPage(
      site,
      'Terms and conditions',
      'The terms for using this website. Ask us if anything isn’t clear.',
      [
        ...termsOfUse({
          dealer: site.name,
          takesReservations: site.reservations.enabled,
          showsFinance: showsFinance(site),
        }),
      ],
    ),
  'value-my-car-terms-and-conditions': (site) =>
    legalPage(
      site,
      'Car valuation terms',
      'The terms that apply when we value your car. Ask us if anything isn’t clear.',
      valuationTerms,
      'trade-in',
    ),
} satisfies Partial<Record<FixedPage, Page>>

/** What the privacy policy of a site depends on. */
function privacyFacts(site: Site): PrivacyFacts {
  const { companies, officer } = site.privacy
  return {
    companies: companies.length > 0 ? companies : site.dealerships.map(({ name }) => ({ name, abn: null })),
    officer: {
      name: officer?.name ?? null,
      postalAddress: officer?.postalAddress ?? null,
      phone: officer?.phone ?? site.phones.override ?? site.phone,
      email: officer?.email ?? site.email,
    },
    showsFinance: showsFinance(site),
    takesReservations: site.reservations.enabled,
    hasCaptcha: siteCaptcha(site) !== 'off',
    hasAlerts: site.customers.alerts.length > 0,
  }
}

function showsFinance({ finance }: Site) {
  return finance.provider !== null && !finance.excluded
}

function legalPage(
  site: Site,
  title: string,
  text: string,
  parts: readonly LegalPart[],
  form: ContentForm = 'general',
): ContentInput<'page'> {
  return {
    title,
    description: `${text} ${site.name}.`.slice(0, 300),
    sections: [
      { kind: 'hero', text },
      { kind: 'text', text: legalMarkdown(parts) },
      { kind: 'form', form },
      { kind: 'locations', heading: 'How to reach us' },
    ],
  }
}
