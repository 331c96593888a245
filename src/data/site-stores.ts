import { type AppointmentStore, appointmentStore } from './appointments.ts'
import { type CarStore, carStore } from './cars/cars.ts'
import { type ConsentTextStore, consentTextStore } from './consent-texts.ts'
import { type ContentStore, contentStore } from './content/content-versions.ts'
import { type AlertChoiceStore, alertChoiceStore } from './customers/alert-choices.ts'
import { type AlertFindStore, alertFindStore } from './customers/alert-finds.ts'
import { type AlertTurnStore, alertTurnStore } from './customers/alert-turns.ts'
import { type ActStore, actStore } from './customers/counted-acts.ts'
import { type CustomerSessionStore, customerSessionStore } from './customers/customer-sessions.ts'
import { type CustomerStore, customerStore } from './customers/customers.ts'
import { type PersonalDataStore, personalDataStore } from './customers/personal-data.ts'
import { type SavedCarStore, savedCarStore } from './customers/saved-cars.ts'
import { type SavedSearchStore, savedSearchStore } from './customers/saved-searches.ts'
import { type SignInCodeStore, signInCodeStore } from './customers/sign-in-codes.ts'
import type { Db } from './database.ts'
import { type DeliveryStore, deliveryStore } from './deliveries.ts'
import { type EventStore, eventStore } from './events.ts'
import { type LeadStore, leadStore } from './leads.ts'
import { type MarketPriceStore, marketPriceStore } from './market-prices/market-prices.ts'
import { type PaymentStore, paymentStore } from './payments/payments.ts'
import { type SandboxPaymentStore, sandboxPaymentStore } from './payments/sandbox-payments.ts'
import { type SandboxMessageStore, sandboxMessageStore } from './sandbox-messages.ts'
import { type HoldQueueStore, holdQueueStore } from './reservations/hold-queue.ts'
import { type PurchaseStore, purchaseStore } from './reservations/purchases.ts'
import { type HoldStore, holdStore } from './reservations/holds.ts'
import { type ProofStore, proofStore } from './proofs.ts'
import { type SiteKeyStore, siteKeyStore } from './site-keys.ts'
import { type SpinStore, spinStore } from './spin-to-win/spins.ts'
import { type UploadStore, uploadStore } from './uploads/uploads.ts'
import { type ViewStore, viewStore } from './views.ts'

/** The stores of one site. They are the only way to its data, and give no access to another site. */
export type SiteStores = {
  cars: CarStore
  marketPrices: MarketPriceStore
  leads: LeadStore
  deliveries: DeliveryStore
  events: EventStore
  views: ViewStore
  appointments: AppointmentStore
  keys: SiteKeyStore
  proofs: ProofStore
  consentTexts: ConsentTextStore
  customers: CustomerStore
  sessions: CustomerSessionStore
  personalData: PersonalDataStore
  savedCars: SavedCarStore
  savedSearches: SavedSearchStore
  alertChoices: AlertChoiceStore
  alertTurns: AlertTurnStore
  alertFinds: AlertFindStore
  signInCodes: SignInCodeStore
  acts: ActStore
  holds: HoldStore
  holdQueue: HoldQueueStore
  payments: PaymentStore
  purchases: PurchaseStore
  sandboxPayments: SandboxPaymentStore
  sandboxMessages: SandboxMessageStore
  uploads: UploadStore
  spins: SpinStore
  contentVersions: ContentStore
}

export function siteStores(db: Db, siteId: string): SiteStores {
  return {
    cars: carStore(db, siteId),
    marketPrices: marketPriceStore(db, siteId),
    leads: leadStore(db, siteId),
    deliveries: deliveryStore(db, siteId),
    events: eventStore(db, siteId),
    views: viewStore(db, siteId),
    appointments: appointmentStore(db, siteId),
    keys: siteKeyStore(db, siteId),
    proofs: proofStore(db, siteId),
    consentTexts: consentTextStore(db, siteId),
    customers: customerStore(db, siteId),
    sessions: customerSessionStore(db, siteId),
    personalData: personalDataStore(db, siteId),
    savedCars: savedCarStore(db, siteId),
    savedSearches: savedSearchStore(db, siteId),
    alertChoices: alertChoiceStore(db, siteId),
    alertTurns: alertTurnStore(db, siteId),
    alertFinds: alertFindStore(db, siteId),
    signInCodes: signInCodeStore(db, siteId),
    acts: actStore(db, siteId),
    holds: holdStore(db, siteId),
    holdQueue: holdQueueStore(db, siteId),
    payments: paymentStore(db, siteId),
    purchases: purchaseStore(db, siteId),
    sandboxPayments: sandboxPaymentStore(db, siteId),
    sandboxMessages: sandboxMessageStore(db, siteId),
    uploads: uploadStore(db, siteId),
    spins: spinStore(db, siteId),
    contentVersions: contentStore(db, siteId),
  }
}
