import product from '../../../../package.json' with { type: 'json' }

/** The version of the product, which is that of the server. */
export const { version } = product
