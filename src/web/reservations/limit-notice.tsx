import { href } from 'react-router'
import { Alert } from '../ui/feedback/alert.tsx'

/** Households and offices share a connection, so it may not be this visitor who tried so often. */
export function LimitNotice() {
  return (
    <Alert kind="warning" title="That’s as many reservations as we take online in a day" isUrgent>
      Several came from your internet connection today. Please <a href={href('/contact')}>call us</a> and
      we’ll reserve it for you, or try again tomorrow. Nothing has been charged.
    </Alert>
  )
}
