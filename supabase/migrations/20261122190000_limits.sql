-- What the limits refuse writes nothing, so that a flood does not fill the disk; and one network address
-- has a limit for the day as well, so that it cannot use up what there is for everybody.

-- The limits of one claim, in the order in which they are counted. An older function knows no ipDayMax.
create or replace function mail.limits_of(p jsonb)
returns table (bucket text, most integer, seconds integer)
language sql
immutable
security invoker
set search_path = ''
as $$
  select name, max_hits, window_seconds
  from (values
    (1, 'ip:' || (p ->> 'ipBucket'), (p ->> 'ipMax')::integer, (p ->> 'ipWindow')::integer),
    (2, 'day:' || (p ->> 'ipBucket'), (p ->> 'ipDayMax')::integer, 86400),
    (3, 'all', (p ->> 'allMax')::integer, (p ->> 'allWindow')::integer)
  ) as limits (place, name, max_hits, window_seconds)
  where max_hits is not null
  order by place
$$;

-- How many seconds until the bucket has room again, 0 while it has. Only looks.
create or replace function mail.bucket_wait(p_bucket text, p_max integer, p_window integer)
returns integer
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(max(greatest(1, ceil(extract(epoch from b.window_start - now()) + p_window)))::integer, 0)
  from mail.rate_buckets b
  where b.bucket = p_bucket and b.hits >= p_max
    and b.window_start = to_timestamp(floor(extract(epoch from now()) / p_window) * p_window)
$$;

-- As before, and: ipDayMax is how many submissions an address has in a day.
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
  one record;
  known mail.submissions;
begin
  if not exists (select from mail.submissions where id = key) then
    select max(mail.bucket_wait(l.bucket, l.most, l.seconds)) into wait from mail.limits_of(p) l;
    if wait > 0 then
      return jsonb_build_object('state', 'limited', 'retryAfter', wait);
    end if;
  end if;

  insert into mail.submissions (id, kind, body_sha256, email, subject, message, lease_until, lease_token)
  values (key, p ->> 'kind', p ->> 'digest', p ->> 'email', p ->> 'subject', p ->> 'text', lease, token)
  on conflict (id) do nothing;

  if found then
    -- Insert first, count second: copies of one submission arriving together count as one. Of several
    -- that come together when there is room for one, the counting decides.
    for one in select * from mail.limits_of(p) loop
      wait := mail.hit_bucket(one.bucket, one.most, one.seconds);
      if wait > 0 then
        delete from mail.submissions where id = key;
        return jsonb_build_object('state', 'limited', 'retryAfter', wait);
      end if;
    end loop;
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

revoke all on all functions in schema mail from public, anon, authenticated;
grant execute on all functions in schema mail to service_role;
