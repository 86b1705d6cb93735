-- Submissions of the site's forms, each mailed once. Runs any number of times, on the hosted
-- database, on a plain PostgreSQL and on the embedded one.

-- The hosted database has these roles; the others get them so that the grants below mean the same.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    begin
      create role service_role nologin bypassrls;
    exception when insufficient_privilege then
      create role service_role nologin;
    end;
  end if;
end
$$;

-- Not among the schemas that the hosted data API shows to the world.
create schema if not exists mail;

create table if not exists mail.submissions (
  id uuid primary key,
  kind text not null check (kind in ('newsletter', 'contact')),
  body_sha256 text not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  email text check (length(email) between 5 and 254 and email !~ '[\u0001-\u0020\u007f-\u009f\u2028\u2029]'),
  subject text check (length(subject) <= 300 and subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  message text check (length(message) <= 16384),
  status text not null default 'received' check (status in ('received', 'sent', 'failed')),
  attempts integer not null default 1 check (attempts > 0),
  lease_until timestamptz not null,
  lease_token uuid not null,
  provider_id text check (length(provider_id) <= 200),
  last_error text check (length(last_error) <= 80),
  received_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint unsent_rows_can_be_mailed check (status = 'sent' or (email is not null and subject is not null and message is not null))
);

create index if not exists submissions_due on mail.submissions (lease_until) where status <> 'sent';

-- sending_since: an attempt is under way, or its process died without a word.
-- unsure_since: the earliest attempt of which nobody knows whether the mail went out.
-- doomed_since: the retention rules will delete it, unmailed; said some days ahead.
alter table mail.submissions
  add column if not exists sending_since timestamptz default now(),
  add column if not exists unsure_since timestamptz,
  add column if not exists doomed_since timestamptz;

create table if not exists mail.rate_buckets (
  bucket text not null check (length(bucket) <= 80),
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- No policy on purpose: only the service role, which passes by, may touch a row.
alter table mail.submissions enable row level security;
alter table mail.rate_buckets enable row level security;

-- Counts one hit and says how many seconds to wait, 0 while the bucket is not full.
create or replace function mail.hit_bucket(p_bucket text, p_max integer, p_window integer)
returns integer
language plpgsql
security invoker
set search_path = ''
as $$
declare
  start_of_window timestamptz := to_timestamp(floor(extract(epoch from now()) / p_window) * p_window);
  total integer;
begin
  insert into mail.rate_buckets as b (bucket, window_start, hits)
  values (p_bucket, start_of_window, 1)
  on conflict (bucket, window_start) do update set hits = b.hits + 1
  returning b.hits into total;
  if total <= p_max then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from start_of_window - now()) + p_window))::integer;
end
$$;

-- A lease further off than any we give (an hour) was written by a clock that has since been put right.
create or replace function mail.is_due(p_lease_until timestamptz)
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select p_lease_until <= now() or p_lease_until > now() + interval '2 hours'
$$;

-- Whether sending again may be a second mail: an attempt may have reached a transport that has
-- forgotten the key by now. Null: the transport never forgets.
create or replace function mail.may_double(p_unsure timestamptz, p_sending timestamptz, p_remember integer)
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select p_remember is not null and coalesce(least(p_unsure, p_sending) not between
    now() - make_interval(secs => p_remember) and now() + interval '2 hours', false)
$$;

-- {id, kind, digest, email, subject, text, leaseSeconds, rememberSeconds, ipBucket, ipMax, ipWindow,
-- allMax, allWindow}
-- -> {state, token?, attempts?, retryAfter?}
-- state: new | retry (both: the caller now sends) | duplicate | busy | mismatch | limited
create or replace function public.claim_submission(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  key uuid := (p ->> 'id')::uuid;
  token uuid := gen_random_uuid();
  lease timestamptz := now() + make_interval(secs => (p ->> 'leaseSeconds')::integer);
  wait integer;
  known mail.submissions;
begin
  insert into mail.submissions (id, kind, body_sha256, email, subject, message, lease_until, lease_token)
  values (key, p ->> 'kind', p ->> 'digest', p ->> 'email', p ->> 'subject', p ->> 'text', lease, token)
  on conflict (id) do nothing;

  if found then
    -- Insert first, count second: copies of one submission arriving together count as one.
    wait := mail.hit_bucket('ip:' || (p ->> 'ipBucket'), (p ->> 'ipMax')::integer, (p ->> 'ipWindow')::integer);
    if wait = 0 then
      wait := mail.hit_bucket('all', (p ->> 'allMax')::integer, (p ->> 'allWindow')::integer);
    end if;
    if wait > 0 then
      delete from mail.submissions where id = key;
      return jsonb_build_object('state', 'limited', 'retryAfter', wait);
    end if;
    return jsonb_build_object('state', 'new', 'token', token, 'attempts', 1);
  end if;

  select * into strict known from mail.submissions where id = key for update;
  if known.body_sha256 <> p ->> 'digest' then
    return jsonb_build_object('state', 'mismatch');
  elsif known.status = 'sent' then
    return jsonb_build_object('state', 'duplicate');
  elsif not mail.is_due(known.lease_until)
    or mail.may_double(known.unsure_since, known.sending_since, (p ->> 'rememberSeconds')::integer) then
    return jsonb_build_object('state', 'busy');
  end if;

  update mail.submissions
  set lease_until = lease, lease_token = token, attempts = known.attempts + 1,
    unsure_since = least(unsure_since, sending_since), sending_since = now()
  where id = key;
  return jsonb_build_object('state', 'retry', 'token', token, 'attempts', known.attempts + 1);
end
$$;

-- {id, token, outcome: 'sent', ref} or {id, token, outcome: 'failed', error, isRefusal, retryInSeconds}
-- A refusal is certain not to have mailed anything. A success counts even after the lease
-- was lost; a failure only from its holder.
create or replace function public.finish_submission(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if p ->> 'outcome' = 'sent' then
    -- The mail is the record from here on; the digest stays to recognise a replay.
    update mail.submissions
    set status = 'sent', sent_at = now(), provider_id = left(p ->> 'ref', 200), last_error = null,
      email = null, subject = null, message = null,
      sending_since = null, unsure_since = null, doomed_since = null
    where id = (p ->> 'id')::uuid and status <> 'sent';
  else
    update mail.submissions
    set status = 'failed', last_error = left(p ->> 'error', 80),
      unsure_since = case when (p ->> 'isRefusal')::boolean then unsure_since
        else least(unsure_since, sending_since) end,
      sending_since = null,
      lease_until = now() + make_interval(secs => (p ->> 'retryInSeconds')::integer)
    where id = (p ->> 'id')::uuid and status <> 'sent' and lease_token = (p ->> 'token')::uuid;
  end if;
  return jsonb_build_object('changed', found);
end
$$;

-- {limit, leaseSeconds, rememberSeconds} -> [{id, kind, email, subject, text, token, attempts}]
create or replace function public.claim_due(p jsonb)
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  with due as (
    select id from mail.submissions
    where status <> 'sent' and mail.is_due(lease_until)
      and not mail.may_double(unsure_since, sending_since, (p ->> 'rememberSeconds')::integer)
    order by lease_until
    limit (p ->> 'limit')::integer
    for update skip locked
  ), taken as (
    update mail.submissions s
    set lease_until = now() + make_interval(secs => (p ->> 'leaseSeconds')::integer),
      lease_token = gen_random_uuid(), attempts = s.attempts + 1,
      unsure_since = least(s.unsure_since, s.sending_since), sending_since = now()
    from due where s.id = due.id
    returning s.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'email', email,
    'subject', subject, 'text', message, 'token', lease_token, 'attempts', attempts)), '[]'::jsonb)
  from taken
$$;

-- {sentDays, failedDays, rememberSeconds} -> {sent, failed, expiring, held}
-- sent, failed: rows deleted; a failed one was never mailed. expiring: unmailed rows that go within a
-- week. held: rows that only a person may send again, see may_double. All but sent are alarms.
--
-- An unmailed row goes in two steps, days apart: a clock that jumps for an hour must not delete it.
create or replace function public.purge_submissions(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  failed_days integer := (p ->> 'failedDays')::integer;
  warn interval := make_interval(days => least(7, failed_days));
  oldest timestamptz := now() - make_interval(days => failed_days);
  sent integer;
  failed integer;
  expiring integer;
  held integer;
begin
  delete from mail.submissions
  where status = 'sent' and sent_at < now() - make_interval(days => (p ->> 'sentDays')::integer);
  get diagnostics sent = row_count;

  delete from mail.submissions
  where status <> 'sent' and received_at < oldest and doomed_since <= now() - warn;
  get diagnostics failed = row_count;
  update mail.submissions set doomed_since = now()
  where status <> 'sent' and received_at < oldest + warn
    and (doomed_since is null or doomed_since > now());

  select
    count(*) filter (where received_at < oldest + warn),
    count(*) filter (where mail.is_due(lease_until)
      and mail.may_double(unsure_since, sending_since, (p ->> 'rememberSeconds')::integer))
  into expiring, held
  from mail.submissions where status <> 'sent';

  delete from mail.rate_buckets
  where window_start not between now() - interval '2 days' and now() + interval '2 days';
  return jsonb_build_object('sent', sent, 'failed', failed, 'expiring', expiring, 'held', held);
end
$$;

-- {email} -> {erased}: everything still held about one address, on its owner's wish.
create or replace function public.erase_submissions(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  erased integer;
begin
  delete from mail.submissions where lower(email) = lower(p ->> 'email');
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end
$$;

revoke all on schema mail from public, anon, authenticated;
revoke all on all tables in schema mail from public, anon, authenticated;
revoke all on all functions in schema mail from public, anon, authenticated;
grant usage on schema mail to service_role;
grant select, insert, update, delete on all tables in schema mail to service_role;
grant execute on all functions in schema mail to service_role;

-- Functions may be executed by everybody unless that is taken back.
revoke all on function public.claim_submission(jsonb), public.finish_submission(jsonb),
  public.claim_due(jsonb), public.purge_submissions(jsonb), public.erase_submissions(jsonb)
  from public, anon, authenticated;
grant execute on function public.claim_submission(jsonb), public.finish_submission(jsonb),
  public.claim_due(jsonb), public.purge_submissions(jsonb), public.erase_submissions(jsonb)
  to service_role;
