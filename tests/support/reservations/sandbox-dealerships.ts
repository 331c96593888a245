import type { Db } from '#data/database.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import { type Dealerships, openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { openPayments } from '#server/boot/open-payments.ts'
import { silentLog } from '../server/silent-log.ts'

/** The dealers of a database as one more server sees them, with the demo’s payment provider. */
export function openSandboxDealerships(db: Db): Promise<Dealerships> {
  return openDealerships({
    db,
    engine: embeddedEngine(),
    gazetteer: geonamesGazetteer(),
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    ...openPayments({ demo: true, stripeKeys: new Map() }, db),
    log: silentLog,
  })
}
