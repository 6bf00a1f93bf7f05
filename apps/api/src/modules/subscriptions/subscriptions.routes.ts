import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import * as endpoints from '@radar/domain/subscriptions';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { readSubscriptionToken, type SubscriptionKey } from './subscription-token.ts';
import { endSubscription, getSubscription } from './subscriptions.queries.ts';

export const subscriptionsRoutes: Routes = (api) => {
  const keyOf = (siteId: SiteId, token: string): SubscriptionKey => {
    const key = readSubscriptionToken(api.services.env.sessionSecret, siteId, token);
    if (key === null) throw new AppError('NOT_FOUND');
    return key;
  };
  serve(api, endpoints.getSubscription, ({ db, site, params }) => getSubscription(db, keyOf(site.id, params.token)));
  serve(api, endpoints.unsubscribe, ({ db, site, params }) => endSubscription(db, keyOf(site.id, params.token)));
};
