import type { TestProject } from 'vitest/node'
import { startDemoServer, withoutAddressLimits } from '../server/demo-server.ts'
import { createCertificate } from './create-certificate.ts'
import type { Certificate } from './https-front.ts'
import { knownBrowsers } from './installed-browsers.ts'

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** The built server with the demo, and the certificate to show in front of it. Without a browser, there is none. */
    demo: { port: number; certificate: Certificate } | null
  }
}

/** Starts the built server once for all browsers. */
export default async function startDemo(project: TestProject) {
  if (knownBrowsers().every(({ missing }) => missing.length > 0)) return project.provide('demo', null)
  const certificate = createCertificate()
  const { port, stop } = await startDemoServer(withoutAddressLimits)
  project.provide('demo', { port, certificate })
  return stop
}
