/** The secret of the sample appointment of every demo dealer who takes any: known to all, as its customer does not exist. */
export const sampleAppointmentToken = 'a-sample-appointment-for-everyone-to-look-a'

export const sampleCustomer = {
  name: 'Robin Sample',
  email: 'robin@sample.example',
  phone: '+61491570159',
}
