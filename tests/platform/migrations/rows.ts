/** Rows of the baseline in each table that a later migration renames or whose kinds it replaces. */
export const BASELINE_ROWS = `
insert into settings values ('filledAs', '"production"');
insert into flags values ('MYACC', true);
insert into merchants (code, any_origin) values ('m1', false);
insert into merchant_flags values ('m1', 'MYACC', false);
insert into register_fields values ('email', 1, true, false, '', '{"EN": ""}');
insert into gateway_secrets values (1, 'k', 'sealed text', 1);
insert into done_jobs values ('job', 1);
insert into done_calls values ('hash', 'mac', 'answer', 1);
insert into tries values ('login 1', 1);
insert into captchas values ('hash', 'mac', 1);
insert into audit (at, kind, who, detail) values (1, 'command', 'desk', '{}');
insert into lottery_groups values ('north', '{"EN": "North"}', 1);
insert into lotteries (game_id, code, tag, names, on_sale, timetable, levels, lock_seconds)
  values ('101', 'mb', 'north', '{"EN": "North"}', true, 'every 1', '5x1', 10);
insert into draws values ('101', '1', 60000, 50000, '12345', 'engine', 60001);
insert into draw_corrections (game_id, numero, before, after, replaces, operator, reason, at)
  values ('101', '1', '12345', '54321', false, 'kim', 'typo', 70000);
insert into club_levels values ('Bronze', 1, '{"EN": "Bronze"}', '[]'), ('Silver', 2, '{"EN": "Silver"}', '[]');
insert into affiliates (code) values ('CAMPAIGN');
insert into members (merchant_code, user_name, type, created_at, name_key, club_label)
  values ('m1', 'agent', 20, 1, 'agent', null), ('m1', 'lan', 0, 2, 'lan', 'Bronze');
insert into affiliates (code, member_id, is_own) values ('AGENT1', 1, true);
insert into sessions (token_hash, member_id, created_at, expires_at, seen_at) values ('token', 2, 3, 900, 3);
insert into retired_tokens values ('old token', 1, 'next token', 900);
insert into logins values (2, 3);
insert into login_brakes values ('member 2', 1, 5, 4);
insert into login_tickets values ('ticket', 2, 5, 900);
insert into second_factors values (2, 'sealed text', 0, 1, 2);
insert into recovery_codes values (2, 'mac', null);
insert into codes values ('login', 'number', 'code', 3, 900);
insert into slide_puzzles values ('puzzle', 'login', 'number', 7, 900);
insert into slide_passes values ('pass', 'login', 'number', 900);
insert into contact_changes values (2, 'email', 'lan@example.com', null, 'EN', 1, 900);
insert into security_questions values ('pet', '{"EN": "Pet?"}', 1, true);
insert into ledger_accounts (merchant_code, member_id, kind, holder, balance)
  values ('m1', null, 'house', '', null), ('m1', 2, 'cash', '2', 0), ('m1', 2, 'held', '2', 0), ('m1', 2, 'bonus', '2', 0);
insert into ledger_transactions (kind, at, category) values
  ('opening', 10, ''), ('deposit', 11, ''), ('hold', 12, ''), ('gift', 13, ''), ('bet', 14, 'LOTT'), ('win', 15, 'LOTT'), ('refund', 16, 'LOTT');
insert into ledger_postings (transaction_id, account_id, amount) values
  (1, 1, -100), (1, 2, 100), (2, 1, -50), (2, 2, 50), (3, 2, -20), (3, 3, 20), (4, 1, -5), (4, 2, 5), (5, 2, -3), (5, 1, 3),
  (6, 1, -9), (6, 2, 9), (7, 1, -1), (7, 2, 1);
insert into adjustments (member_id, amount, reason, first_who, at) values (2, 5, 'gift', 'kim', 1);
insert into books_checks values ('2026-11-20', 1, 0);
insert into payment_methods values ('BANK', 'Bank', 1, true);
insert into deposit_methods (code, names, mark, kind, provider, least, most, day_most, position)
  values ('QQ', '{"EN": "QQ"}', '/qq.svg', 'qq', 'sandbox', 1, 500, 900, 1);
insert into deposit_promos (titles, rules, percent, most_bonus, least_amount, turnover_times, starts_at, is_once, position)
  values ('{"EN": "P"}', '{"EN": "R"}', 10, 100, 10, 5, 1, true, 1);
insert into accepted_promos values (2, 1, 1);
insert into deposits (order_no, merchant_code, member_id, method_code, reference, amount, fee, promo_id, bonus, turnover, state,
    created_at, expires_at, state_at, ask_at, paid_id)
  values ('D1', 'm1', 2, 'QQ', 'REF', 50, 0, 1, 5, 250, 'paid', 1, 900, 2, 3, 2), ('D2', 'm1', 2, 'QQ', 'REG', 50, 0, 1, 5, 250, 'cancelled', 1, 900, 2, 3, null);
insert into deposit_steps (deposit_id, state, at, who) values (1, 'paid', 2, 'provider');
insert into deposit_approvals values (1, 'kim', 50, 2);
insert into deposit_slips (deposit_id, media_type, bytes, added_at) values (1, 'image/png', '\\x00', 1);
insert into payment_notices values ('sandbox', 'REF', 'm1', 'D1', 'paid', 50, 2, 'done');
insert into sandbox_payments (reference, merchant_code, order_no, amount, language, expires_at, notice_at, notices, created_at)
  values ('REF', 'm1', 'D1', 50, 'EN', 900, 5, 1, 1);
insert into bonuses (member_id, merchant_code, promo_id, deposit_id, deposit, bonus, turnover, staked, state, started_at, ended_at)
  values (2, 'm1', 1, 1, 50, 5, 250, 250, 'met', 2, 9), (2, 'm1', 1, 2, 50, 5, 250, 10, 'given-up', 2, 9);
insert into promotion_uses values (1, 2, 1, true, 2);
insert into member_debts (member_id, deposit_id, amount, reason, who, at) values (2, 1, 3, 'reversed', 'kim', 5);
insert into frozen_members values (1, 'review', 'kim', 6);
insert into withdraw_banks values ('B1', '{"EN": "B"}', '/b.svg', 10, 12, false, true, 1);
insert into payment_guards values (2, 1, 5, 6);
insert into bank_cards (member_id, merchant_code, bank_code, sealed, number_index, last_four, payee_name, added_at, usable_at)
  values (2, 'm1', 'B1', 'sealed text', 'index', '1234', 'LAN', 1, 1);
insert into withdrawals (order_no, merchant_code, member_id, card_id, amount, fee, needs_review, created_at, state_at, ask_at, hold_id)
  values ('W1', 'm1', 2, 1, 20, 0, false, 1, 1, 2, 3);
insert into withdrawal_steps (withdrawal_id, state, at, who) values (1, 'pending', 1, 'member');
insert into withdrawal_approvals values (1, 'kim', 2);
insert into game_types values ('LOTT', 'LOTT', 1), ('RNG', 'RNG', 2);
insert into vendors values ('V1', 'Vendor', 1, true);
insert into withheld_vendors values ('m1', 'V1');
insert into games (node_id, game_id, vendor_code, game_type, names, search, position, art)
  values (1001, 'g', 'V1', 'RNG', '{"EN": "G"}', '', 1, 'fish');
insert into kept_games values ('favourite', 2, 1001, 1), ('recent', 2, 1001, 2);
insert into launches (vendor, node_id, language, ticket_hash, ticket_until, pass_hash, pass_until, session_id)
  values ('V1', 1001, 'EN', 'ticket', 9, 'pass', 900, 1);
insert into point_rates values ('m1', 'LOTT', 1);
insert into point_terms values ('m1', 5, 10);
insert into plays (member_id, play_key, vendor, lottery_id, numero, draw_at, detail, stake, win, state, played_at, settled_at, bet_id, win_id,
    category, valid_stake)
  values (2, '00000000-0000-0000-0000-000000000001', 'V1', '101', '1', 60000, '{}', 3, 9, 'won', 14, 15, 5, 6, 'LOTT', 3);
insert into sub_orders (play_id, number, stake, odds, state, cancelled_at, refund_id) values
  (1, '45', 1, 9, 'won', null, null), (1, '46', 1, 9, 'cancelled', 16, 7);
update sub_orders set win = 9 where number = '45';
insert into team_figures (member_id, upper_id, day, category, stake, valid_stake) values (1, null, '2026-11-20', 'LOTT', 3, 3);
insert into team_as_of values (1, 99);
insert into team_days values (1, 'bet', '2026-11-20', '-infinity', 1);
insert into agent_pay_days values ('m1', '2026-11-20', 1);
insert into agent_rebates values ('m1', '2026-11-20', 1, 2, 'LOTT', 3, 1, null);
insert into contracts (offer_id, merchant_code, upper_id, member_id, kind, steps, state, offered_at, answered_at, starts_at, counted_to)
  values ('00000000-0000-0000-0000-000000000002', 'm1', 1, 2, 'dividend', '[]', 'accepted', 1, 2, 3, 3);
insert into contract_pays (contract_id, starts_at, ends_at, base, active, step, amount, counted_at, told_at) values (1, 3, 4, 10, 1, 1, 2, 5, 6);
insert into point_entries (member_id, key, kind, points, at, posting_id, amount) values
  (2, 'given-1', 'given', 10, 1, null, null), (2, 'exchange-1', 'exchange', -5, 2, 4, 5);
insert into mall_goods (merchant_code, names, mark, points, stock) values ('m1', '{"EN": "Tea"}', 'tea', 5, 1);
insert into mall_orders (member_id, goods_id, names, mark, points, state, ordered_at, state_at)
  values (2, 1, '{"EN": "Tea"}', 'tea', 5, 'cancelled', 1, 2);
insert into sign_in_amounts values ('m1', 0, 5);
insert into sign_ins values (2, '2026-11-20', 1, 5, 2, 1, 4);
insert into club_terms values ('Silver', 100, 5, 6, 1);
insert into reward_offers (merchant_code, member_id, reached, titles, mark, amount, starts_at)
  values ('m1', 2, 'Silver', '{"EN": "R"}', 'coins', 5, 1);
insert into reward_claims (member_id, key, titles, mark, amount, claimed_at, posting_id) values (2, 'offer-1', '{"EN": "R"}', 'coins', 5, 1, 4);
insert into own_limits values (2, 'stake', 'day', 10, 20, 30);
insert into own_breaks (member_id, length, since, until) values (2, '24h', 1, 86400001);
insert into announcements (merchant_code, type, place, titles, contents, start_at) values ('m1', 'PL', 'm_home', '{"EN": "A"}', '{"EN": ""}', 1);
insert into chat_lines (titles, position) values ('{"EN": "Hello"}', 1);
insert into chat_messages (member_id, author, texts, message_key, sent_at) values
  (2, 'member', '{"EN": "Hi"}', '00000000-0000-0000-0000-000000000003', 1), (2, 'desk', '{"EN": "Hello"}', null, 2);
insert into chat_visits (language, ticket_hash, ticket_until, pass_hash, pass_until, session_id) values ('EN', 'chat ticket', 9, 'chat pass', 900, 1);
`;
