import { Alert } from '../ui/feedback/alert.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'

type GoneNoticeProps = {
  gone: { title: string; similarHref: string }
  vehicleWord: string
  /** What has become of the money, where the page doesn’t say so already. */
  money?: string
}

/** Says that nobody can have the vehicle any more, and where others like it are. */
export function GoneNotice({ gone, vehicleWord, money }: GoneNoticeProps) {
  return (
    <Alert kind="warning" title={gone.title} isUrgent>
      <p>
        {money} {`We may have a ${vehicleWord} like it.`}
      </p>
      <LinkButton href={gone.similarHref} look="quiet">
        {`See similar ${vehicleWord}s`}
      </LinkButton>
    </Alert>
  )
}
