-- What stays of a submission after it is mailed must not name anybody. The plain hash that recognised a
-- replay could be guessed from a list of addresses; these two hashes have a key that the database does
-- not know. A null stands in rows that an older function has written: there the id alone decides.
--
-- body_hmac: recognises a replay with another body. email_hmac: finds the rows of one address.
-- Both begin with eight characters that name the key, so that a new key makes no mismatches.
alter table mail.submissions
  alter column body_sha256 drop not null,
  add column if not exists body_hmac text check (body_hmac ~ '^[0-9a-f]{8}:[0-9a-f]{64}$'),
  add column if not exists email_hmac text check (email_hmac ~ '^[0-9a-f]{8}:[0-9a-f]{64}$');

-- Kept for older functions, which may run again after a roll-back; nothing is written to it any more.
update mail.submissions set body_sha256 = null where body_sha256 is not null;

-- {id, kind, bodyHmac, emailHmac, email, subject, text, leaseSeconds, rememberSeconds, ipBucket, ipMax,
-- ipWindow, ipDayMax, allMax, allWindow}
-- -> {state, token?, attempts?, retryAfter?}
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

  insert into mail.submissions
    (id, kind, body_hmac, email_hmac, email, subject, message, lease_until, lease_token)
  values (key, p ->> 'kind', p ->> 'bodyHmac', p ->> 'emailHmac', p ->> 'email', p ->> 'subject',
    p ->> 'text', lease, token)
  on conflict (id) do nothing;

  if found then
    -- Insert first, count second: copies of one submission that arrive together count as one. When
    -- several submissions arrive together and there is room for one, the counting decides.
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
  if known.body_hmac <> p ->> 'bodyHmac' and left(known.body_hmac, 8) = left(p ->> 'bodyHmac', 8) then
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

-- {} -> [{id, emailHmac, hasEmail}]: what the function needs to find the rows of one address.
create or replace function public.list_email_hmacs(p jsonb)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'emailHmac', email_hmac,
    'hasEmail', email is not null)), '[]'::jsonb)
  from mail.submissions
$$;

-- {email, ids?} -> {erased}: deletes the rows that still hold the address, and those with these ids.
create or replace function public.erase_submissions(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  erased integer;
begin
  delete from mail.submissions
  where lower(email) = lower(p ->> 'email')
    or id in (select value::uuid from jsonb_array_elements_text(coalesce(p -> 'ids', '[]'::jsonb)));
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end
$$;

revoke all on function public.list_email_hmacs(jsonb) from public, anon, authenticated;
grant execute on function public.list_email_hmacs(jsonb) to service_role;
