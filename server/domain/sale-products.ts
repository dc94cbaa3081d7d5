const MAX_PRODUCTS = 100

/** Lists the products that a sale's metadata names: `productId`, or `productIds` when there are several. */
export function productsOf(metadata: Record<string, unknown> | null): string[] {
  const { productId, productIds } = metadata ?? {}
  const named = Array.isArray(productIds) ? [productId, ...(productIds as unknown[])] : [productId]
  const ids = named.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
  return [...new Set(ids)].slice(0, MAX_PRODUCTS)
}
