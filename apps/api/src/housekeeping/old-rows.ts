import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** How long things are kept; each line is one statement, safe to run twice. */
const statements = [
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  sql`delete from rate_counters where expires_at < now()`,
  sql`delete from verification_codes where created_at < now() - interval '24 hours'`,
  sql`delete from account_codes where created_at < now() - interval '24 hours'`,
  sql`delete from link_tokens where expires_at < now() - interval '24 hours'`,
  sql`delete from sessions where expires_at < now()`,
  // An address that was never confirmed belongs to nobody: its owner must be able to register.
  sql`delete from users where verified_at is null and created_at < now() - interval '3 days'`,
  sql`delete from outbox where done_at < now() - interval '7 days'`,
  // Given up: somebody has had a month to look at it, and it may hold personal data.
  sql`delete from outbox where dead_at < now() - interval '30 days'`,
  // What was only looked at, and marks that were taken off again.
  sql`delete from job_marks where saved_at is null and hidden_at is null and (seen_at is null or seen_at < now() - interval '1 year')`,
  sql`delete from employer_marks where followed_at is null and hidden_at is null`,
  sql`delete from job_reports where created_at < now() - interval '1 year'`,
  sql`delete from notifications where created_at < now() - interval '1 year'`,
  sql`delete from mailbox where created_at < now() - interval '30 days'`,
  sql`delete from import_runs where started_at < now() - interval '30 days'`,
  // Deleted ones can be had back for ten minutes.
  sql`delete from documents where deleted_at < now() - interval '10 minutes'`,
  sql`delete from cover_letters where deleted_at < now() - interval '10 minutes'`,
  sql`delete from applications where user_id is not null and status = 'initiated' and updated_at < now() - interval '90 days'`,
  // A draft of a guest lives as long as the cookie that can open it.
  sql`delete from applications using guests where guests.id = applications.guest_id and applications.status = 'initiated' and guests.expires_at < now()`,
  // What a guest has sent outlives the cookie; without it nothing is left that the row would name.
  sql`delete from guests where expires_at < now() and not exists (select 1 from applications where applications.guest_id = guests.id)`,
];

export const forgetOldRows = async (db: Db): Promise<void> => {
  for (const statement of statements) await db.execute(statement);
};
