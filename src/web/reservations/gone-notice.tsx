import { Alert } from '../ui/feedback/alert.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'

type GoneNoticeProps = { gone: { title: string; similarHref: string }; vehicleWord: string }

/** Says that nobody can have the vehicle any more, and where others like it are. */
export function GoneNotice({ gone, vehicleWord }: GoneNoticeProps) {
  return (
    <Alert kind="warning" title={gone.title} isUrgent>
      <p>{`Nothing has been charged. We may have a ${vehicleWord} like it.`}</p>
      <LinkButton href={gone.similarHref} look="quiet">
        {`See similar ${vehicleWord}s`}
      </LinkButton>
    </Alert>
  )
}
