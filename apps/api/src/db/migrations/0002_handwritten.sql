-- What Drizzle cannot express: storage options, partial and expression indexes, functions.

-- Search: a narrow row is read faster than a toasted one; see db/schema/job-search.ts.
--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "doc" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "job_search" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE INDEX "search_words_word_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "search_clock" ("changed_at") VALUES (now());
--> statement-breakpoint
-- The row stays locked until the transaction ends: changes become visible in the order of their times.
CREATE FUNCTION tick_search_clock() RETURNS timestamptz LANGUAGE sql AS $$
  UPDATE search_clock SET changed_at = greatest(clock_timestamp(), changed_at + interval '1 microsecond') RETURNING changed_at
$$;
--> statement-breakpoint
CREATE FUNCTION facets_of(VARIADIC sets integer[]) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT unnest(facets) FROM facet_sets WHERE id = ANY (sets)
$$;
--> statement-breakpoint
-- Counts and dictionary follow the rows of job_search. Indexers take an advisory lock first, so that two cannot deadlock here.
CREATE FUNCTION count_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_counts (site_id, facet, jobs)
      SELECT site_id, facet, count(*)::int FROM added,
        LATERAL (SELECT 0 UNION ALL SELECT facets_of(trait_set, place_set, position_set, employer_set)) AS own(facet)
      GROUP BY site_id, facet
      ON CONFLICT (site_id, facet) DO UPDATE SET jobs = search_counts.jobs + excluded.jobs;
    INSERT INTO search_words (site_id, word, jobs)
      SELECT site_id, word, count(*)::int FROM added CROSS JOIN LATERAL (SELECT ltrim(entry, '=') AS word FROM unnest(tsvector_to_array(doc)) AS entry) AS words
      WHERE word !~ '^[#~]' GROUP BY site_id, word
      ON CONFLICT (site_id, word) DO UPDATE SET jobs = search_words.jobs + excluded.jobs;
  ELSIF EXISTS (SELECT FROM removed) THEN
    INSERT INTO job_search_past (version, job_id, site_id, rank_key, listed_at, gone_at, published_at, ends_at,
        salary_gross, salary_net, salary_currency, trait_set, place_set, position_set, employer_set, doc)
      SELECT version, job_id, site_id, rank_key, listed_at, (SELECT tick_search_clock()), published_at, ends_at,
        salary_gross, salary_net, salary_currency, trait_set, place_set, position_set, employer_set, doc FROM removed;
    INSERT INTO search_counts (site_id, facet, jobs)
      SELECT site_id, facet, -count(*)::int FROM removed,
        LATERAL (SELECT 0 UNION ALL SELECT facets_of(trait_set, place_set, position_set, employer_set)) AS own(facet)
      GROUP BY site_id, facet
      ON CONFLICT (site_id, facet) DO UPDATE SET jobs = search_counts.jobs + excluded.jobs;
    INSERT INTO search_words (site_id, word, jobs)
      SELECT site_id, word, -count(*)::int FROM removed CROSS JOIN LATERAL (SELECT ltrim(entry, '=') AS word FROM unnest(tsvector_to_array(doc)) AS entry) AS words
      WHERE word !~ '^[#~]' GROUP BY site_id, word
      ON CONFLICT (site_id, word) DO UPDATE SET jobs = search_words.jobs + excluded.jobs;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_search_added AFTER INSERT ON "job_search"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_job_search();
--> statement-breakpoint
CREATE TRIGGER job_search_removed AFTER DELETE ON "job_search"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_job_search();
