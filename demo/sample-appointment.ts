/** The secret of every demo dealer’s sample appointment. It is public, because its customer does not exist. */
export const sampleAppointmentToken = 'a-sample-appointment-for-everyone-to-look-a'

export const sampleCustomer = {
  name: 'Robin Sample',
  email: 'robin@sample.example',
  phone: '+61491570159',
}
