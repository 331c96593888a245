import { exportPersonalData, personOf } from '#operations/customers/personal-data.ts'
import { customerDeskContext } from '../../request/request-context.ts'
import { requireCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/data-file.route.ts'

/** Everything that the site stores about this customer, as a file. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const desk = context.get(customerDeskContext)
  const file = await exportPersonalData(await personOf(customer, desk), desk)
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="my-data-${desk.site.slug}.json"`,
      'cache-control': 'no-store',
    },
  })
}
