/** The `SaleParts` of a sale `alias`, as JSON. */
export const salePartsOf = (alias: string): string => `json_build_object(
  'amountMinor', ${alias}.amount, 'taxMinor', ${alias}.tax, 'shippingMinor', ${alias}.shipping,
  'feeMinor', ${alias}.fee, 'lineItems', coalesce(${alias}.line_items, '[]'))`
