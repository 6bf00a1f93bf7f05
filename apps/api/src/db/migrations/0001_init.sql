CREATE TABLE "account_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_documents_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"application_id" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_steps_application_id_step_pk" PRIMARY KEY("application_id","step")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"guest_id" integer,
	"user_id" integer,
	"job_id" integer NOT NULL,
	"application_type" text NOT NULL,
	"status" text DEFAULT 'initiated' NOT NULL,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"nationality" text,
	"cover_letter" text,
	"cover_letter_id" integer,
	"verified_address" text,
	"updates" integer,
	"accepted_tos_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_owner_check" CHECK (num_nonnulls(guest_id, user_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "cover_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cover_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "employer_hooks" (
	"employer_id" integer PRIMARY KEY NOT NULL,
	"url" text,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_marks" (
	"user_id" integer NOT NULL,
	"employer_id" integer NOT NULL,
	"followed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "employer_marks_user_id_employer_id_pk" PRIMARY KEY("user_id","employer_id")
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text NOT NULL,
	"email" text,
	"url" text,
	"logo_url" text,
	"about" text,
	"industry" text,
	"hue" integer NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employers_siteId_nameKey_unique" UNIQUE("site_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "external_visits" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"utm_source" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "external_visits_job_id_day_utm_source_pk" PRIMARY KEY("job_id","day","utm_source")
);
--> statement-breakpoint
CREATE TABLE "facet_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facets" integer[] NOT NULL,
	CONSTRAINT "facet_sets_facets_unique" UNIQUE("facets")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" integer,
	"user_id" integer,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_guestId_key_unique" UNIQUE("guest_id","key"),
	CONSTRAINT "idempotency_keys_userId_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "idempotency_keys_owner_check" CHECK (num_nonnulls(guest_id, user_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"site_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_site_id_provider_subject_pk" PRIMARY KEY("site_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"rejected" integer NOT NULL,
	"closed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"site_id" text NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"etag" text,
	"last_modified" text,
	"next_run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease_token" text,
	"shrunk_runs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_sources_site_id_source_pk" PRIMARY KEY("site_id","source")
);
--> statement-breakpoint
CREATE TABLE "job_fingerprints" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"group_key" text NOT NULL,
	"words_hash" text NOT NULL,
	"sketch" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"user_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "job_marks_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_places" (
	"job_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"place_id" integer,
	"name" text NOT NULL,
	"region" text,
	"country" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "job_places_job_id_ordinal_pk" PRIMARY KEY("job_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "job_positions" (
	"job_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"position_id" integer NOT NULL,
	CONSTRAINT "job_positions_job_id_ordinal_pk" PRIMARY KEY("job_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_past" (
	"version" bigint PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"site_id" text NOT NULL,
	"rank_key" bigint NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"salary_gross" integer,
	"salary_net" integer,
	"salary_currency" text,
	"trait_set" integer NOT NULL,
	"place_set" integer NOT NULL,
	"position_set" integer NOT NULL,
	"employer_set" integer NOT NULL,
	"doc" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"rank_key" bigint NOT NULL,
	"version" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_search_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"salary_gross" integer,
	"salary_net" integer,
	"salary_currency" text,
	"trait_set" integer NOT NULL,
	"place_set" integer NOT NULL,
	"position_set" integer NOT NULL,
	"employer_set" integer NOT NULL,
	"doc" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"content_hash" text NOT NULL,
	"employer_id" integer,
	"is_incognito" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"description_html" text NOT NULL,
	"teaser" text NOT NULL,
	"quote" text,
	"location" text NOT NULL,
	"work_mode" text,
	"employment_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"education" text,
	"education_requirements" text,
	"minimal_years_of_experience" integer,
	"salary_min_minor" bigint,
	"salary_max_minor" bigint,
	"salary_period" text,
	"salary_kind" text,
	"salary_currency" text,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"digital_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"driving_licences" text[] DEFAULT '{}'::text[] NOT NULL,
	"application_ways" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"external_details_url" text,
	"video_url" text,
	"video_duration_s" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_siteId_source_reference_unique" UNIQUE("site_id","source","reference")
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"step" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"run_after" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease_token" text,
	"done_at" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone,
	"last_fault" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"utm_source" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_visits_job_id_day_source_utm_source_pk" PRIMARY KEY("job_id","day","source","utm_source")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" integer,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"slug" text NOT NULL,
	"keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"population" integer,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"parent_id" integer,
	"names" jsonb NOT NULL,
	"feminines" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"synonyms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "positions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_counters_kind_key_hash_window_start_pk" PRIMARY KEY("kind","key_hash","window_start")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text,
	"query" jsonb NOT NULL,
	"key" text NOT NULL,
	"has_email_notification" boolean NOT NULL,
	"email_frequency" text DEFAULT 'daily' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_userId_key_unique" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"fed_until" timestamp with time zone,
	CONSTRAINT "search_clock_one_row" CHECK ("search_clock"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"site_id" text NOT NULL,
	"facet" integer NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "search_counts_site_id_facet_pk" PRIMARY KEY("site_id","facet")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"query" jsonb NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_history_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"site_id" text NOT NULL,
	"word" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "search_words_site_id_word_pk" PRIMARY KEY("site_id","word")
);
--> statement-breakpoint
CREATE TABLE "seen_jobs" (
	"guest_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_jobs_guest_id_job_id_pk" PRIMARY KEY("guest_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"sid_hash" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"device" text,
	"parent_id" integer,
	"switch_hash" text,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_sidHash_unique" UNIQUE("sid_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text,
	"username_key" text,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"theme" text,
	"address" text,
	"education_level_id" integer,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_application_mails" boolean DEFAULT true NOT NULL,
	"has_message_mails" boolean DEFAULT true NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"accepted_tos_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_siteId_emailKey_unique" UNIQUE("site_id","email_key"),
	CONSTRAINT "users_siteId_usernameKey_unique" UNIQUE("site_id","username_key")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cover_letter_id_cover_letters_id_fk" FOREIGN KEY ("cover_letter_id") REFERENCES "public"."cover_letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_updates_applications_id_fk" FOREIGN KEY ("updates") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_letters" ADD CONSTRAINT "cover_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_hooks" ADD CONSTRAINT "employer_hooks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_marks" ADD CONSTRAINT "employer_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_marks" ADD CONSTRAINT "employer_marks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_visits" ADD CONSTRAINT "external_visits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_fingerprints" ADD CONSTRAINT "job_fingerprints_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_positions" ADD CONSTRAINT "job_positions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_positions" ADD CONSTRAINT "job_positions_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_parent_id_positions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_jobs" ADD CONSTRAINT "seen_jobs_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_jobs" ADD CONSTRAINT "seen_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_user_id_created_at_index" ON "account_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "application_documents_application_id_index" ON "application_documents" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_documents_cv_index" ON "application_documents" USING btree ("application_id") WHERE source = 'CV';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open_guest_index" ON "applications" USING btree ("guest_id","job_id") WHERE status = 'initiated' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open_user_index" ON "applications" USING btree ("user_id","job_id") WHERE status = 'initiated' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_guest_id_index" ON "applications" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "applications_user_id_index" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_job_id_index" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_updates_index" ON "applications" USING btree ("updates");--> statement-breakpoint
CREATE INDEX "applications_cover_letter_id_index" ON "applications" USING btree ("cover_letter_id");--> statement-breakpoint
CREATE INDEX "cover_letters_user_id_index" ON "cover_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_user_id_index" ON "documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employer_marks_employer_id_index" ON "employer_marks" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "employers_site_id_index" ON "employers" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "external_visits_day_index" ON "external_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "facet_sets_facets_index" ON "facet_sets" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_runs_started_at_index" ON "import_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "job_fingerprints_site_id_group_key_index" ON "job_fingerprints" USING btree ("site_id","group_key");--> statement-breakpoint
CREATE INDEX "job_marks_job_id_index" ON "job_marks" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_places_place_id_index" ON "job_places" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "job_positions_position_id_index" ON "job_positions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "job_reports_job_id_index" ON "job_reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_reports_created_at_index" ON "job_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_search_past_gone_at_index" ON "job_search_past" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "job_search_past_listed_at_index" ON "job_search_past" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "job_search_doc_index" ON "job_search" USING gin ("doc") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_site_id_rank_key_job_id_index" ON "job_search" USING btree ("site_id","rank_key" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_site_id_published_at_ends_at_index" ON "job_search" USING btree ("site_id","published_at","ends_at");--> statement-breakpoint
CREATE INDEX "job_search_ends_at_index" ON "job_search" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "job_search_listed_at_index" ON "job_search" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "jobs_employer_id_index" ON "jobs" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "jobs_site_id_published_at_index" ON "jobs" USING btree ("site_id","published_at");--> statement-breakpoint
CREATE INDEX "jobs_ends_at_index" ON "jobs" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "link_tokens_user_id_purpose_index" ON "link_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "notifications_user_id_id_index" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_application_id_index" ON "notifications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outbox_pending_index" ON "outbox" USING btree ("run_after","id") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_done_index" ON "outbox" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "page_visits_day_index" ON "page_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "places_parent_id_index" ON "places" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "places_country_slug_index" ON "places" USING btree ("country","slug");--> statement-breakpoint
CREATE INDEX "positions_parent_id_index" ON "positions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "rate_counters_expires_at_index" ON "rate_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "seen_jobs_job_id_index" ON "seen_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_application_id_created_at_index" ON "verification_codes" USING btree ("application_id","created_at");