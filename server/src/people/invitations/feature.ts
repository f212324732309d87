import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { invitationRoutes } from './routes.ts'

/** Invitations to this server. */
export const invitations = defineFeature({ name: 'invitations', routes: invitationRoutes })
