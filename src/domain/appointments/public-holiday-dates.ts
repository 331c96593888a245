/** The last year in this table. */
export const LAST_YEAR = 2028

type Holidays = Readonly<Record<string, string>>

/**
 * The statewide public holidays of each state, by date, for the years that the states have declared. Sources:
 * Holidays Act 1983 (Qld), Public Holidays Act 2010 (NSW), Public Holidays Act 1993 (Vic), Public Holidays Act
 * 2023 (SA), Public and Bank Holidays Act 1972 (WA), Statutory Holidays Act 2000 (Tas), Holidays Act 1958
 * (ACT), Public Holidays Act 1981 (NT), and the days their governments have added. The table leaves out
 * regional days such as show days, which a dealer can block; part-day holidays in the evening, which start
 * after dealers close; and days yet to be proclaimed.
 */
export const holidayDates: { everywhere: Holidays; byState: Readonly<Record<string, Holidays>> } = {
  everywhere: {
    '2026-01-01': 'New Year’s Day',
    '2026-01-26': 'Australia Day',
    '2026-04-03': 'Good Friday',
    '2026-04-06': 'Easter Monday',
    '2026-04-25': 'Anzac Day',
    '2026-12-25': 'Christmas Day',
    '2026-12-26': 'Boxing Day',
    '2026-12-28': 'Boxing Day holiday',
    '2027-01-01': 'New Year’s Day',
    '2027-01-26': 'Australia Day',
    '2027-03-26': 'Good Friday',
    '2027-03-29': 'Easter Monday',
    '2027-04-25': 'Anzac Day',
    '2027-12-25': 'Christmas Day',
    '2027-12-26': 'Boxing Day',
    '2027-12-27': 'Christmas Day holiday',
    '2027-12-28': 'Boxing Day holiday',
    '2028-01-01': 'New Year’s Day',
    '2028-01-03': 'New Year’s Day holiday',
    '2028-01-26': 'Australia Day',
    '2028-04-14': 'Good Friday',
    '2028-04-17': 'Easter Monday',
    '2028-04-25': 'Anzac Day',
    '2028-12-25': 'Christmas Day',
    '2028-12-26': 'Boxing Day',
  },
  byState: {
    qld: {
      ...easterWeekend(),
      '2026-05-04': 'Labour Day',
      '2026-10-05': 'King’s Birthday',
      '2027-04-26': 'Anzac Day holiday',
      '2027-05-03': 'Labour Day',
      '2027-10-04': 'King’s Birthday',
      '2028-05-01': 'Labour Day',
      '2028-10-02': 'King’s Birthday',
    },
    nsw: {
      ...easterWeekend(),
      ...kingsBirthdayInJune(),
      '2026-04-27': 'Anzac Day holiday',
      '2026-10-05': 'Labour Day',
      '2027-04-26': 'Anzac Day holiday',
      '2027-10-04': 'Labour Day',
      '2028-10-02': 'Labour Day',
    },
    vic: {
      ...easterWeekend(),
      ...kingsBirthdayInJune(),
      ...secondMondayOfMarch('Labour Day'),
      '2026-09-25': 'Friday before the AFL Grand Final',
      '2026-11-03': 'Melbourne Cup Day',
      '2027-09-24': 'Friday before the AFL Grand Final',
      '2027-11-02': 'Melbourne Cup Day',
      '2028-09-29': 'Friday before the AFL Grand Final',
      '2028-11-07': 'Melbourne Cup Day',
    },
    sa: {
      ...easterWeekend(),
      ...kingsBirthdayInJune(),
      ...secondMondayOfMarch('Adelaide Cup Day'),
      '2026-10-05': 'Labour Day',
      '2027-10-04': 'Labour Day',
      '2028-10-02': 'Labour Day',
    },
    wa: {
      '2026-03-02': 'Labour Day',
      '2026-04-05': 'Easter Sunday',
      '2026-04-27': 'Anzac Day holiday',
      '2026-06-01': 'Western Australia Day',
      '2026-09-28': 'King’s Birthday',
      '2027-03-01': 'Labour Day',
      '2027-03-28': 'Easter Sunday',
      '2027-04-26': 'Anzac Day holiday',
      '2027-06-07': 'Western Australia Day',
      '2027-09-27': 'King’s Birthday',
      // These dates follow the Public and Bank Holidays Amendment Bill 2025. Check them again in 2027.
      '2028-03-13': 'Labour Day',
      '2028-04-15': 'Easter Saturday',
      '2028-04-16': 'Easter Sunday',
      '2028-06-12': 'King’s Birthday',
      '2028-11-13': 'Western Australia Day',
    },
    tas: { ...kingsBirthdayInJune(), ...secondMondayOfMarch('Eight Hours Day') },
    act: {
      ...easterWeekend(),
      ...kingsBirthdayInJune(),
      ...secondMondayOfMarch('Canberra Day'),
      '2026-04-27': 'Anzac Day holiday',
      '2026-06-01': 'Reconciliation Day',
      '2026-10-05': 'Labour Day',
      '2027-04-26': 'Anzac Day holiday',
      '2027-05-31': 'Reconciliation Day',
      '2027-10-04': 'Labour Day',
      '2028-05-29': 'Reconciliation Day',
      '2028-10-02': 'Labour Day',
    },
    nt: {
      ...easterWeekend(),
      ...kingsBirthdayInJune(),
      '2026-05-04': 'May Day',
      '2026-08-03': 'Picnic Day',
      '2027-04-26': 'Anzac Day holiday',
      '2027-05-03': 'May Day',
      '2027-08-02': 'Picnic Day',
      '2028-05-01': 'May Day',
      '2028-08-07': 'Picnic Day',
    },
  },
}

function easterWeekend() {
  return {
    '2026-04-04': 'Easter Saturday',
    '2026-04-05': 'Easter Sunday',
    '2027-03-27': 'Easter Saturday',
    '2027-03-28': 'Easter Sunday',
    '2028-04-15': 'Easter Saturday',
    '2028-04-16': 'Easter Sunday',
  }
}

function kingsBirthdayInJune() {
  const name = 'King’s Birthday'
  return { '2026-06-08': name, '2027-06-14': name, '2028-06-12': name }
}

function secondMondayOfMarch(name: string) {
  return { '2026-03-09': name, '2027-03-08': name, '2028-03-13': name }
}
