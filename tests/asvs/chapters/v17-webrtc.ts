import { together, type Requirement } from '../requirement.ts'

export const webrtc: readonly Requirement[] = [
  ...together(
    { notApplicable: 'There is no WebRTC.' },
    {
      '17.1.1': 'A TURN server reaches public addresses only',
      '17.2.1': 'The key of media encryption is managed',
      '17.2.2': 'Media encryption is of approved kinds',
      '17.2.3': 'Media packets are authenticated',
      '17.2.4': 'Malformed media packets do no harm',
      '17.3.1': 'Signalling survives floods',
      '17.3.2': 'Malformed signalling does no harm',
    },
  ),
]
