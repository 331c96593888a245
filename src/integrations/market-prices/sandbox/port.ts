/** Endings of VINs for which the sandbox does something special. */
export const sandboxVinEndings = {
  '00404': 'is not known',
  '00429': 'can’t be looked up, because the service has been asked too often',
  '00503': 'can’t be looked up, because the service is down',
} as const
