import { describe, expect, test } from 'vitest'
import { isDealerCost, capturesDealerCost } from './dealer-cost.ts'
import { columnKey } from './feed-row.ts'

const costs = `
  Purchase cost, WholesalePrice, wholesale_price, TradePrice, Cost, COSTS, FloorPlan, Floor-plan balance, BUY PRICE,
  ORIGINALCOST, originalcost, WHOLESALEPRICE, dealercost, DEALER_COST, BuyFee, Buyer's fee, Buyers premium, Buy-in,
  Invoice, InvoicePrice, Invoice amount, MMR, MMR value, AdjMMR, Book value, BookPrice, Reserve price, Reserve,
  Net price, NETT, NettAmount, Auction price, AuctionFee, Hammer price, Winning bid, Price paid, AmountPaid, Paid,
  Purchase price, PURCHASE_AMOUNT, PurchaseFees, Purchased for, Acquisition, AcquisitionPrice, Acquired at price,
  Stand-in, StandInValue, Stand value, Trade-in cost, Trade-in value, Trade In, TradeAllowance, Trade low, Trade,
  Reconditioning, ReconSpend, RECON, Recon est., Refurb spend, Total spend, Amount spent, ACV, Actual cash value,
  Est ACV, Margin, MARGIN%, Dealer margin, Profit, Gross, GrossProfit, Front gross, FRONTENDGROSS, Holdback,
  Hold back, Landed cost, LANDED, Cost inc GST, CostExGST, COSTAUD, Cap cost, CapCost, Wholesale, wholesale value,
  Bought, Bought for, BOUGHTPRICE, Min price, MinimumPrice, Price (min), Lowest price, Bottom line, bottomdollar,
  Floor price, PriceFloor, Walk-away price, Rock bottom, Internal price, Transfer price, Carrying value, Stock value,
  Inventory value, Written down value, WDV, Write-down, Dealer net, DealerInvoice, Mark-up, Appraisal, Appraised value,
  Commission, Ex-factory price, Other costs, Additional cost, Repair cost, Warranty cost, Transport costs,
  Freight cost, Total cost inc on-road costs, price@cost, price@dealerCost, pricing/wholesale, Purchase/Price,
  purchase.price, costs.item.amount, Prices/Trade/Amount, financials.gross, Cóst, ＣＯＳＴ, Co\u00ADst, C O S T,
  COGS, Kbb trade-in, RedBookTrade, Cost code, Prep cost, Pack cost, Dealer pack, My cost $, 2nd cost, Cost1,
  Trade amt, Reserve amt, BuyAmt, Net amt, Trade val, Book val, BookVal, Dealer buy, Buying price, Purch price, PURCH_AMT,
  Purch, Inv price, Inv amt, Inv. value, InvTotal, Max bid, Maximum bid, High bid, Bid amt, Current bid, SIV, DNP, Dnet,
  Payout, Payoff, Payout figure, Amount owing, Amt owed, Bailment, Bailment balance, Carrying amount, Total invested,
  Investment, GP, GP $, P&L, PnL, Auction result, Sold at auction, Whlsl, Whlse price, Vehicle cst, Cst, Black book,
  Blackbook value, Rebate, Factory rebate, Dealer bonus, Walk away, Lowest acceptable, Price paid to vendor,
  c.st, data.c.st, listing/c/st, data.acv, vehicle.buy, stock.item@paid, data.vehicle.net, root.c.s.t
`

const others = `
  Price, InternetPrice, PurchaseDate, EGC Price, Costa Mesa, On-road costs, OnRoadCosts, ORC, Fuel cost,
  Annual fuel cost, FuelCostPerYear, fuel.cost, Delivery cost, Dealer delivery cost, Service cost, Servicing costs,
  Capped price service cost, Running costs, Cost of ownership, Stamp duty cost, Registration cost, Government costs,
  Statutory costs, Insurance cost, Weekly cost, Cost per week, Cost centre, No hidden costs, Gross vehicle mass,
  Gross Vehicle Weight, GVM, GrossCombinationMass, Net weight, NetPower, Net torque, Internet, Magnet, Bonnet, Cabinet,
  Buy now price, BuyItNow, Buyer's guide, Reserved, IsReserved, Reconditioned, Reconnect, AC vents, Air conditioning,
  Log book, Books, RedBook code, Red book retail price, Invoice date, Invoice no, Floor plan image, FloorplanUrl,
  Wholesale only, IsWholesale, Auction date, Outstanding, Standing height, Standard equipment, Trade mark, Trade name,
  Suspended, Suspension, Marginal, Commissioned, Discount, Was price, Special price, RRP, MRLP, Retail price, Drive away price,
  Payment, Deposit, Balloon, Paid up rego, Stock price, Stock number, Body, Summary, Comm reg, Floor, Flooring, Minivan,
  Trading name, Acquisition date, Purchase options, Profile, Reserve tank, Windows, Grosse Pointe,
  Inventory, Inventory ID, Investor, Invoice number, Forbidden, Bidirectional charging, Payload, Layout, Cstm, GPS, EGP,
  Auction house, Bonus features, High beam, Buying guide, Black bookcase, weight.net, specs.weight.net, data.fuel.cost,
  data.price, vehicle.status, running.fuel.cost, data.vehicle.trade.mark
`

describe('DATA-03 a dealer cost', () => {
  test.each(namesIn(costs))('is recognised in a column called %s', (name) =>
    expect(isDealerCost(name)).toBe(true),
  )
  test.each(namesIn(others))('is not seen in a column called %s', (name) =>
    expect(isDealerCost(name)).toBe(false),
  )
})

test('DATA-03 the guard compares column names as the importer does, so spelling makes no difference', () => {
  const names = [...namesIn(costs), ...namesIn(others)]
  const respelled = (name: string) => [columnKey(name), name.toUpperCase(), name.toLowerCase(), ` ${name}_`]

  expect(
    names.filter((name) => respelled(name).some((spelling) => isDealerCost(spelling) !== isDealerCost(name))),
  ).toEqual([])
})

test.each([
  '^COST:(\\d+)',
  'Dealer cost \\$([\\d,]+)',
  '(?<x>\\d+) wholesale',
  'Buy[ -]?price (.*)',
  'Kosten|Cost (.+)',
])('DATA-03 the pattern %s captures a dealer cost', (pattern) =>
  expect(capturesDealerCost(pattern)).toBe(true),
)

test.each(['^\\$?(?<figure>[\\d,]+) (?:plus on-road costs|drive away)$', '^(\\d+) Doors?$', '^\\w+ (.+)$'])(
  'DATA-03 the pattern %s captures no dealer cost',
  (pattern) => expect(capturesDealerCost(pattern)).toBe(false),
)

function namesIn(list: string) {
  return list
    .trim()
    .split(/,\s+/)
    .map((name) => name.replace('\\u00AD', '\u00AD'))
}
