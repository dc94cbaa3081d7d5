import { Elysia } from 'elysia'
import { ApiError } from '../domain/errors.ts'

/** Answers unknown paths below `/api` with an error in the API's own shape; they are never short links. */
export function unknownRoutes() {
  const routes = new Elysia({ name: 'unknown-routes' })
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    routes.route(
      method,
      '/api/*',
      () => {
        throw new ApiError(
          'not_found',
          'This endpoint doesn’t exist. See /api/docs for a list of endpoints.',
        )
      },
      { detail: { hide: true } },
    )
  }
  return routes
}
