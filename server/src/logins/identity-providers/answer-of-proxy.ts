import { proxyProvider } from '@potluck/api/identity-providers'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import type { LoginProxy } from '../proxy/login-proxy.ts'
import { isOfOwnPage } from '../proxy/own-page.ts'
import { ProxyHeaderError } from '../proxy/proxy-person.ts'
import { noteProviderFailure } from './callback-route.ts'
import { identityOfProxy } from './identity-of-proxy.ts'
import type { ProviderResult } from './provider-logins.ts'

/** Reads the person who calls from the headers of the proxy in front. Nothing else here does. */
export async function answerOfProxy(
  services: Pick<Services, 'config' | 'database'>,
  proxy: LoginProxy,
  request: FastifyRequest,
): Promise<ProviderResult> {
  try {
    if (!isOfOwnPage(services.config, request)) throw new ProxyHeaderError('a page of another site asked for it')
    return { identity: identityOfProxy(proxy.personOf(request), proxy.settings) }
  } catch (error) {
    return { failure: await noteProviderFailure(services, request, proxyProvider, error) }
  }
}
