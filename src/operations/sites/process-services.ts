import type { WriteCalendarFile } from '#integrations/calendar/port.ts'
import type { Captchas } from '#integrations/captcha/port.ts'
import type { Gazetteer, Geocoders } from '#integrations/geocoding/port.ts'
import type { PublicPictures } from '#integrations/images/port.ts'
import type { MarketPriceProviders } from '#integrations/market-prices/port.ts'
import type { Maps } from '#integrations/maps/port.ts'
import type { TextReader } from '#integrations/markup/port.ts'
import type { PaymentProviders } from '#integrations/payments/port.ts'
import type { PaymentSandboxes } from '#integrations/payments/sandbox/port.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { ValuationProviders } from '#integrations/valuation/port.ts'
import type { CarDocuments } from '../documents/car-documents.ts'

/** The services of this process, for all of its sites. */
export type ProcessServices = {
  gazetteer: Gazetteer
  maps: Maps
  geocoders: Geocoders
  pictures: Pick<PublicPictures, 'versionOf'>
  textReader: TextReader
  /** Draws brochures and social cards. */
  documents: CarDocuments
  writeCalendarFile: WriteCalendarFile
  captchas: Captchas
  /** Sends sign-in codes. */
  sendSms: SendSms | null
  /** Who takes payments for a site. Deposits are paid online only where there is someone. */
  paymentProviders: PaymentProviders
  /** The pay pages of a demo’s own provider. */
  paymentSandboxes: PaymentSandboxes
  /** Who values vehicles for a site. */
  valuationProviders: ValuationProviders
  /** Who estimates market prices for a site. */
  marketPriceProviders: MarketPriceProviders
  /** Where a demo stores what it would have sent. */
  sandbox: SandboxMessages | null
}

/** What a process has that neither serves pages nor writes content, such as a command. */
export const withoutServices: Omit<ProcessServices, 'gazetteer' | 'pictures'> = {
  maps: { atlas: () => ({ land: [], borders: [], towns: [] }), embedAddress: () => null },
  geocoders: () => null,
  textReader: {
    read() {
      throw new Error('This process reads no content.')
    },
    accept() {
      throw new Error('This process writes no content.')
    },
  },
  documents: {
    brochure: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
    socialCard: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
  },
  writeCalendarFile() {
    throw new Error('This process writes no calendar files.')
  },
  captchas: () => null,
  sendSms: null,
  paymentProviders: () => null,
  paymentSandboxes: () => null,
  valuationProviders: () => null,
  marketPriceProviders: () => null,
  sandbox: null,
}
