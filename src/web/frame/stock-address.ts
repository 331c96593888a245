import { href } from 'react-router'

/** The address of the search page: all stock, or a part of it such as `used-cars`. */
export function stockAddress(scope?: string): string {
  return href('/search/:scope?/:model?', scope === undefined ? {} : { scope })
}
