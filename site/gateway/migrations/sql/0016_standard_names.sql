-- Standard terms as names of tables, columns, constraints, triggers and kinds. No row is added or deleted.

-- Triggers and functions name tables and columns in their text. They would also reject the updates of kinds below.
drop view counted_figures;
drop trigger code_stays on affiliates;
drop trigger audit_kept on audit;
drop trigger ledger_account_kept on ledger_accounts;
drop trigger ledger_account_named on ledger_accounts;
drop trigger days_of_deposit on ledger_postings;
drop trigger figures_of_postings on ledger_postings;
drop trigger ledger_balanced on ledger_postings;
drop trigger ledger_carried on ledger_postings;
drop trigger ledger_kept on ledger_postings;
drop trigger ledger_not_emptied on ledger_postings;
drop trigger movement_days_of_postings on ledger_postings;
drop trigger days_of_login on logins;
drop trigger days_of_register on members;
drop trigger member_has_upper on members;
drop trigger member_stays_below on members;
drop trigger own_breaks_kept on own_breaks;
drop trigger days_of_bet on plays;
drop trigger figures_of_new_plays on plays;
drop trigger figures_of_settled_plays on plays;
drop trigger hours_of_new_plays on plays;
drop trigger hours_of_settled_plays on plays;
drop trigger play_days_of_changed_plays on plays;
drop trigger play_days_of_new_plays on plays;
drop trigger points_of_new_plays on plays;
drop trigger points_of_settled_plays on plays;
drop trigger points_of_undone_plays on plays;
drop trigger points_carried on point_entries;
drop trigger points_kept on point_entries;
drop trigger points_not_emptied on point_entries;
drop function audit_stays();
drop function code_stays();
drop function days_of_bet();
drop function days_of_deposit();
drop function days_of_login();
drop function days_of_register();
drop function figures_of_new_plays();
drop function figures_of_postings();
drop function figures_of_settled_plays();
drop function hours_of_new_plays();
drop function hours_of_settled_plays();
drop function ledger_account_stays();
drop function ledger_balances();
drop function ledger_carries();
drop function ledger_stays();
drop function member_has_upper();
drop function member_stays_below();
drop function movement_days_of_postings();
drop function own_breaks_stay();
drop function play_days_of_changed_plays();
drop function play_days_of_new_plays();
drop function points_carry();
drop function points_of_new_plays();
drop function points_of_settled_plays();
drop function points_of_undone_plays();
drop function points_stay();

alter table gateway_secrets rename column sealed to ciphertext;

alter table flags rename column is_on to enabled;

alter table register_fields rename to registration_fields;
alter table registration_fields rename constraint register_fields_check to registration_fields_check;
alter table registration_fields rename constraint register_fields_pkey to registration_fields_pkey;

alter table done_jobs rename to completed_jobs;
alter table completed_jobs rename column done_at to completed_at;
alter table completed_jobs rename constraint done_jobs_pkey to completed_jobs_pkey;

alter table done_calls rename to idempotency_keys;
alter table idempotency_keys rename column body_mac to body_hmac;
alter table idempotency_keys rename column answer to response;
alter table idempotency_keys rename column done_at to completed_at;
alter table idempotency_keys rename constraint done_calls_pkey to idempotency_keys_pkey;
alter index done_calls_done_at rename to idempotency_keys_completed_at;

alter table tries rename to rate_limit_hits;
alter table rate_limit_hits rename column at to occurred_at;
alter index tries_bucket rename to rate_limit_hits_bucket;
alter index tries_at rename to rate_limit_hits_occurred_at;

alter table captchas rename column answer_mac to answer_hmac;

alter table audit rename column at to occurred_at;
alter table audit rename column who to actor;

alter table merchant_flags rename column is_on to enabled;

alter table lotteries rename column levels to prize_levels;

alter table draw_corrections rename column at to corrected_at;

alter table club_levels rename to vip_levels;
alter table vip_levels rename column level to rank;
alter table vip_levels rename constraint club_levels_level_check to vip_levels_rank_check;
alter table vip_levels rename constraint club_levels_pkey to vip_levels_pkey;
alter table vip_levels rename constraint club_levels_level_key to vip_levels_rank_key;

alter table members rename column name_key to user_name_folded;
alter table members rename column club_label to vip_level;
alter table members rename column first_login to must_change_password;
alter table members rename column upper_id to upline_id;
alter table members rename column is_counted to included_in_team_totals;
alter table members rename column password_at to password_changed_at;
alter table members rename constraint members_club to members_vip_level_fkey;
alter table members rename constraint members_upper_id_fkey to members_upline_id_fkey;
alter index members_name rename to members_user_name_folded;
alter index members_upper rename to members_upline;
alter index members_uncounted rename to members_not_in_team_totals;

alter table affiliates rename column is_own to is_primary;
alter table affiliates rename constraint affiliates_own_has_one to affiliates_primary_has_member;
alter index affiliates_own rename to affiliates_primary;

alter table retired_tokens rename to rotated_tokens;
alter table rotated_tokens rename column successor to next_token_ciphertext;
alter table rotated_tokens rename constraint retired_tokens_pkey to rotated_tokens_pkey;
alter table rotated_tokens rename constraint retired_tokens_session_id_fkey to rotated_tokens_session_id_fkey;
alter index retired_tokens_session rename to rotated_tokens_session;
alter index retired_tokens_expires_at rename to rotated_tokens_expires_at;

alter table logins rename column at to logged_in_at;

alter table login_brakes rename to login_lockouts;
alter table login_lockouts rename column locks to lock_count;
alter table login_lockouts rename constraint login_brakes_pkey to login_lockouts_pkey;

alter table login_tickets rename to mfa_challenges;
alter table mfa_challenges rename column ticket_hash to challenge_hash;
alter table mfa_challenges rename column tries_left to attempts_left;
alter table mfa_challenges rename constraint login_tickets_tries_left_check to mfa_challenges_attempts_left_check;
alter table mfa_challenges rename constraint login_tickets_pkey to mfa_challenges_pkey;
alter table mfa_challenges rename constraint login_tickets_member_id_fkey to mfa_challenges_member_id_fkey;

alter table second_factors rename column sealed to ciphertext;
alter table second_factors rename column begun_at to created_at;
alter table second_factors rename column on_since to enabled_at;

alter table recovery_codes rename column code_mac to code_hmac;

alter table codes rename column number_mac to number_hmac;
alter table codes rename column code_mac to code_hmac;
alter table codes rename column tries_left to attempts_left;
alter table codes rename constraint codes_tries_left_check to codes_attempts_left_check;

alter table slide_puzzles rename column number_mac to number_hmac;

alter table slide_passes rename to slide_tokens;
alter table slide_tokens rename column pass_hash to token_hash;
alter table slide_tokens rename column number_mac to number_hmac;
alter table slide_tokens rename constraint slide_passes_pkey to slide_tokens_pkey;

alter table contact_changes rename column asked_at to requested_at;

alter table security_questions rename column is_on to enabled;

alter table ledger_accounts rename constraint ledger_house_has_none to ledger_accounts_balance_of_member;
alter table ledger_accounts rename constraint ledger_funds to ledger_accounts_balance_check;
alter table ledger_accounts rename constraint ledger_one_each to ledger_accounts_merchant_code_kind_holder_key;
alter table ledger_accounts rename constraint ledger_members_own to ledger_accounts_member_kinds;
alter table ledger_accounts rename constraint ledger_holder to ledger_accounts_holder;

alter table ledger_transactions rename column at to posted_at;

alter table ledger_postings rename to ledger_entries;
alter table ledger_entries rename column at to posted_at;
alter table ledger_entries rename constraint ledger_postings_amount_check to ledger_entries_amount_check;
alter table ledger_entries rename constraint ledger_postings_pkey to ledger_entries_pkey;
alter table ledger_entries rename constraint ledger_postings_transaction_id_fkey to ledger_entries_transaction_id_fkey;
alter table ledger_entries rename constraint ledger_in_order to ledger_entries_account_id_seq_key;
alter table ledger_entries rename constraint ledger_numbered to ledger_entries_seq_check;
alter index ledger_postings_account rename to ledger_entries_account;
alter index ledger_by_kind rename to ledger_entries_by_kind;
alter index ledger_postings_by_transaction rename to ledger_entries_by_transaction;

alter table movement_days rename to daily_account_totals;
alter table daily_account_totals rename column came to credits;
alter table daily_account_totals rename column went to debits;
alter table daily_account_totals rename constraint movement_days_pkey to daily_account_totals_pkey;
alter table daily_account_totals rename constraint movement_days_account_id_fkey to daily_account_totals_account_id_fkey;

alter table adjustments rename column first_who to requested_by;
alter table adjustments rename column second_who to approved_by;
alter table adjustments rename column at to requested_at;
alter table adjustments rename column done_id to ledger_transaction_id;
alter table adjustments rename constraint adjustments_done_id_key to adjustments_ledger_transaction_id_key;
alter table adjustments rename constraint adjustments_done_id_fkey to adjustments_ledger_transaction_id_fkey;
alter index adjustments_waiting rename to adjustments_pending;

alter table books_checks rename to reconciliations;
alter table reconciliations rename column night to day;
alter table reconciliations rename column at to reconciled_at;
alter table reconciliations rename column differences to mismatches;
alter table reconciliations rename constraint books_checks_pkey to reconciliations_pkey;

alter table payment_methods rename column is_on to enabled;

alter table deposit_methods rename column mark to icon_path;
alter table deposit_methods rename column least to min_amount;
alter table deposit_methods rename column most to max_amount;
alter table deposit_methods rename column day_most to daily_max;
alter table deposit_methods rename column is_on to enabled;
alter table deposit_methods rename constraint deposit_methods_least_check to deposit_methods_min_amount_check;

alter table deposit_promos rename column most_bonus to max_bonus;
alter table deposit_promos rename column least_amount to min_amount;
alter table deposit_promos rename column turnover_times to wagering_multiplier;
alter table deposit_promos rename column is_once to once_per_member;
alter table deposit_promos rename column is_on to enabled;
alter table deposit_promos rename constraint deposit_promos_most_bonus_check to deposit_promos_max_bonus_check;
alter table deposit_promos rename constraint deposit_promos_least_amount_check to deposit_promos_min_amount_check;
alter table deposit_promos rename constraint deposit_promos_turnover_times_check to deposit_promos_wagering_multiplier_check;

alter table accepted_promos rename column at to accepted_at;

alter table deposits rename column turnover to wagering_required;
alter table deposits rename column ask_at to next_poll_at;
alter table deposits rename column asked to poll_count;
alter table deposits rename column paid_id to paid_transaction_id;
alter table deposits rename column reversed_id to reversal_transaction_id;
alter table deposits rename constraint deposits_turnover_check to deposits_wagering_required_check;
alter table deposits rename constraint deposits_paid_id_key to deposits_paid_transaction_id_key;
alter table deposits rename constraint deposits_reversed_id_key to deposits_reversal_transaction_id_key;
alter table deposits rename constraint deposits_paid_id_fkey to deposits_paid_transaction_id_fkey;
alter table deposits rename constraint deposits_reversed_id_fkey to deposits_reversal_transaction_id_fkey;
alter index deposits_asking rename to deposits_next_poll;

alter table deposit_steps rename to deposit_state_changes;
alter table deposit_state_changes rename column at to changed_at;
alter table deposit_state_changes rename column who to actor;
alter table deposit_state_changes rename constraint deposit_steps_pkey to deposit_state_changes_pkey;
alter table deposit_state_changes rename constraint deposit_steps_deposit_id_fkey to deposit_state_changes_deposit_id_fkey;
alter index deposit_steps_deposit rename to deposit_state_changes_deposit;
alter sequence deposit_steps_id_seq rename to deposit_state_changes_id_seq;

alter table deposit_approvals rename column who to approved_by;
alter table deposit_approvals rename column at to approved_at;

alter table deposit_slips rename to transfer_receipts;
alter table transfer_receipts rename constraint deposit_slips_pkey to transfer_receipts_pkey;
alter table transfer_receipts rename constraint deposit_slips_deposit_id_fkey to transfer_receipts_deposit_id_fkey;
alter table transfer_receipts rename constraint deposit_slips_view_hash_key to transfer_receipts_view_hash_key;

alter table payment_notices rename to webhook_events;
alter table webhook_events rename column at to received_at;
alter table webhook_events rename constraint payment_notices_state_check to webhook_events_state_check;
alter table webhook_events rename constraint payment_notices_outcome_check to webhook_events_outcome_check;
alter table webhook_events rename constraint payment_notices_pkey to webhook_events_pkey;

alter table sandbox_payments rename column notice_at to next_webhook_at;
alter table sandbox_payments rename column notices to webhook_attempts;
alter index sandbox_payments_notice rename to sandbox_payments_next_webhook;

alter table bonuses rename column turnover to wagering_required;
alter table bonuses rename column staked to wagered;
alter table bonuses rename constraint bonuses_staked_check to bonuses_wagered_check;

alter table promotion_uses rename column is_once to once_per_member;

alter table member_debts rename column who to actor;
alter table member_debts rename column at to created_at;

alter table frozen_members rename to payment_freezes;
alter table payment_freezes rename column who to actor;
alter table payment_freezes rename column at to frozen_at;
alter table payment_freezes rename constraint frozen_members_pkey to payment_freezes_pkey;
alter table payment_freezes rename constraint frozen_members_member_id_fkey to payment_freezes_member_id_fkey;

alter table withdraw_banks rename column mark to icon_path;
alter table withdraw_banks rename column digits_least to min_digits;
alter table withdraw_banks rename column digits_most to max_digits;
alter table withdraw_banks rename column is_on to enabled;
alter table withdraw_banks rename constraint withdraw_banks_digits_least_check to withdraw_banks_min_digits_check;

alter table payment_guards rename to withdrawal_lockouts;
alter table withdrawal_lockouts rename column failures to failed_attempts;
alter table withdrawal_lockouts rename column held_until to withdrawals_blocked_until;
alter table withdrawal_lockouts rename constraint payment_guards_failures_check to withdrawal_lockouts_failed_attempts_check;
alter table withdrawal_lockouts rename constraint payment_guards_pkey to withdrawal_lockouts_pkey;
alter table withdrawal_lockouts rename constraint payment_guards_member_id_fkey to withdrawal_lockouts_member_id_fkey;

alter table bank_cards rename column sealed to ciphertext;
alter index bank_cards_own rename to bank_cards_member;

alter table withdrawals rename column ask_at to next_poll_at;
alter table withdrawals rename column hold_id to reserve_transaction_id;
alter table withdrawals rename column end_id to final_transaction_id;
alter table withdrawals rename constraint withdrawals_hold_id_key to withdrawals_reserve_transaction_id_key;
alter table withdrawals rename constraint withdrawals_end_id_key to withdrawals_final_transaction_id_key;
alter table withdrawals rename constraint withdrawals_hold_id_fkey to withdrawals_reserve_transaction_id_fkey;
alter table withdrawals rename constraint withdrawals_end_id_fkey to withdrawals_final_transaction_id_fkey;

alter table withdrawal_steps rename to withdrawal_state_changes;
alter table withdrawal_state_changes rename column at to changed_at;
alter table withdrawal_state_changes rename column who to actor;
alter table withdrawal_state_changes rename constraint withdrawal_steps_pkey to withdrawal_state_changes_pkey;
alter table withdrawal_state_changes rename constraint withdrawal_steps_withdrawal_id_fkey to withdrawal_state_changes_withdrawal_id_fkey;
alter index withdrawal_steps_withdrawal rename to withdrawal_state_changes_withdrawal;
alter sequence withdrawal_steps_id_seq rename to withdrawal_state_changes_id_seq;

alter table withdrawal_approvals rename column who to approved_by;
alter table withdrawal_approvals rename column at to approved_at;

alter table withheld_vendors rename to merchant_disabled_vendors;
alter table merchant_disabled_vendors rename constraint withheld_vendors_pkey to merchant_disabled_vendors_pkey;
alter table merchant_disabled_vendors rename constraint withheld_vendors_merchant_code_fkey to merchant_disabled_vendors_merchant_code_fkey;
alter table merchant_disabled_vendors rename constraint withheld_vendors_vendor_code_fkey to merchant_disabled_vendors_vendor_code_fkey;

alter table kept_games rename to member_games;
alter table member_games rename column kept_at to added_at;
alter table member_games rename constraint kept_games_kind_check to member_games_kind_check;
alter table member_games rename constraint kept_games_pkey to member_games_pkey;
alter table member_games rename constraint kept_games_member_id_fkey to member_games_member_id_fkey;
alter table member_games rename constraint kept_games_node_id_fkey to member_games_node_id_fkey;
alter index kept_games_node rename to member_games_node;

alter table launches rename column ticket_hash to launch_token_hash;
alter table launches rename column ticket_until to launch_token_expires_at;
alter table launches rename column pass_hash to access_token_hash;
alter table launches rename column pass_until to access_token_expires_at;
alter table launches rename constraint launches_ticket_hash_key to launches_launch_token_hash_key;
alter table launches rename constraint launches_pass_hash_key to launches_access_token_hash_key;
alter index launches_ticket_until rename to launches_launch_token_expires_at;

alter table plays rename to bets;
alter table bets rename column play_key to idempotency_key;
alter table bets rename column bet_id to stake_transaction_id;
alter table bets rename column win_id to win_transaction_id;
alter table bets rename column valid_stake to qualifying_stake;
alter table bets rename column cancelled to canceled_stake;
alter table bets rename constraint plays_stake_check to bets_stake_check;
alter table bets rename constraint plays_win_check to bets_win_check;
alter table bets rename constraint plays_check to bets_check;
alter table bets rename constraint plays_check1 to bets_check1;
alter table bets rename constraint plays_check2 to bets_check2;
alter table bets rename constraint plays_check3 to bets_check3;
alter table bets rename constraint plays_pkey to bets_pkey;
alter table bets rename constraint plays_bet_id_key to bets_stake_transaction_id_key;
alter table bets rename constraint plays_win_id_key to bets_win_transaction_id_key;
alter table bets rename constraint plays_member_id_play_key_key to bets_member_id_idempotency_key_key;
alter table bets rename constraint plays_member_id_fkey to bets_member_id_fkey;
alter table bets rename constraint plays_lottery_id_fkey to bets_lottery_id_fkey;
alter table bets rename constraint plays_bet_id_fkey to bets_stake_transaction_id_fkey;
alter table bets rename constraint plays_win_id_fkey to bets_win_transaction_id_fkey;
alter table bets rename constraint plays_bonus_id_fkey to bets_bonus_id_fkey;
alter table bets rename constraint plays_bonus_stake to bets_bonus_stake;
alter table bets rename constraint plays_bonus to bets_bonus;
alter table bets rename constraint plays_cancelled to bets_canceled_stake;
alter table bets rename constraint plays_state_check to bets_state_check;
alter index plays_member rename to bets_member;
alter index plays_won rename to bets_won;
alter index plays_draw rename to bets_draw;
alter index plays_filtered rename to bets_filtered;
alter index plays_waiting rename to bets_waiting;
alter index plays_settled rename to bets_settled;
alter sequence plays_id_seq rename to bets_id_seq;

alter table sub_orders rename column play_id to bet_id;
alter table sub_orders rename column cancelled_at to canceled_at;
alter table sub_orders rename column refund_id to refund_transaction_id;
alter table sub_orders rename constraint sub_orders_play_id_fkey to sub_orders_bet_id_fkey;
alter table sub_orders rename constraint sub_orders_refund_id_fkey to sub_orders_refund_transaction_id_fkey;
alter table sub_orders rename constraint sub_orders_back to sub_orders_refund;
alter index sub_orders_back rename to sub_orders_refund;

alter table play_days rename to daily_bet_totals;
alter table daily_bet_totals rename constraint play_days_pkey to daily_bet_totals_pkey;
alter table daily_bet_totals rename constraint play_days_member_id_fkey to daily_bet_totals_member_id_fkey;

alter table member_figures rename to member_daily_totals;
alter table member_daily_totals rename column valid_stake to qualifying_stake;
alter table member_daily_totals rename column carried to rolled_up;
alter table member_daily_totals rename constraint member_figures_pkey to member_daily_totals_pkey;
alter table member_daily_totals rename constraint member_figures_member_id_fkey to member_daily_totals_member_id_fkey;
alter index member_figures_pending rename to member_daily_totals_pending;

alter table team_figures rename to team_daily_totals;
alter table team_daily_totals rename column upper_id to upline_id;
alter table team_daily_totals rename column valid_stake to qualifying_stake;
alter table team_daily_totals rename constraint team_figures_pkey to team_daily_totals_pkey;
alter table team_daily_totals rename constraint team_figures_member_id_fkey to team_daily_totals_member_id_fkey;
alter table team_daily_totals rename constraint team_figures_upper_id_fkey to team_daily_totals_upline_id_fkey;
alter index team_figures_upper rename to team_daily_totals_upline;

alter table team_as_of rename to team_totals_watermark;
alter table team_totals_watermark rename column at to complete_until;
alter table team_totals_watermark rename constraint team_as_of_id_check to team_totals_watermark_id_check;
alter table team_totals_watermark rename constraint team_as_of_pkey to team_totals_watermark_pkey;

alter table member_days rename to member_activity_days;
alter table member_activity_days rename column before to previous_day;
alter table member_activity_days rename column carried_before to rolled_up_previous_day;
alter table member_activity_days rename constraint member_days_kind_check to member_activity_days_kind_check;
alter table member_activity_days rename constraint member_days_pkey to member_activity_days_pkey;
alter table member_activity_days rename constraint member_days_member_id_fkey to member_activity_days_member_id_fkey;
alter index member_days_pending rename to member_activity_days_pending;

alter table team_days rename to team_activity_days;
alter table team_activity_days rename column before to previous_day;
alter table team_activity_days rename constraint team_days_pkey to team_activity_days_pkey;
alter table team_activity_days rename constraint team_days_member_id_fkey to team_activity_days_member_id_fkey;

alter table agent_pay_days rename to agent_payout_runs;
alter table agent_payout_runs rename column done_at to completed_at;
alter table agent_payout_runs rename constraint agent_pay_days_pkey to agent_payout_runs_pkey;
alter table agent_payout_runs rename constraint agent_pay_days_merchant_code_fkey to agent_payout_runs_merchant_code_fkey;

alter table agent_rebates rename column valid_stake to qualifying_stake;
alter table agent_rebates rename constraint agent_rebates_valid_stake_check to agent_rebates_qualifying_stake_check;

alter table contracts rename column upper_id to upline_id;
alter table contracts rename column steps to tiers;
alter table contracts rename constraint contracts_upper_id_fkey to contracts_upline_id_fkey;
alter index contracts_upper rename to contracts_upline;

alter table contract_pays rename to contract_payouts;
alter table contract_payouts rename column step to tier;
alter table contract_payouts rename column told_at to notified_at;
alter table contract_payouts rename constraint contract_pays_amount_check to contract_payouts_amount_check;
alter table contract_payouts rename constraint contract_pays_check to contract_payouts_check;
alter table contract_payouts rename constraint contract_pays_pkey to contract_payouts_pkey;
alter table contract_payouts rename constraint contract_pays_transaction_id_key to contract_payouts_transaction_id_key;
alter table contract_payouts rename constraint contract_pays_contract_id_fkey to contract_payouts_contract_id_fkey;
alter table contract_payouts rename constraint contract_pays_transaction_id_fkey to contract_payouts_transaction_id_fkey;
alter index contract_pays_owed rename to contract_payouts_owed;

alter table member_hours rename column valid_stake to qualifying_stake;

alter table point_rates rename to points_earn_rates;
alter table points_earn_rates rename constraint point_rates_stake_check to points_earn_rates_stake_check;
alter table points_earn_rates rename constraint point_rates_pkey to points_earn_rates_pkey;
alter table points_earn_rates rename constraint point_rates_merchant_code_fkey to points_earn_rates_merchant_code_fkey;

alter table point_terms rename to points_exchange_rates;
alter table points_exchange_rates rename column least to min_points;
alter table points_exchange_rates rename constraint point_terms_amount_check to points_exchange_rates_amount_check;
alter table points_exchange_rates rename constraint point_terms_least_check to points_exchange_rates_min_points_check;
alter table points_exchange_rates rename constraint point_terms_pkey to points_exchange_rates_pkey;
alter table points_exchange_rates rename constraint point_terms_merchant_code_fkey to points_exchange_rates_merchant_code_fkey;

alter table point_accounts rename to points_accounts;
alter table points_accounts rename constraint point_accounts_balance_check to points_accounts_balance_check;
alter table points_accounts rename constraint point_accounts_pkey to points_accounts_pkey;
alter table points_accounts rename constraint point_accounts_member_id_fkey to points_accounts_member_id_fkey;

alter table point_entries rename to points_ledger_entries;
alter table points_ledger_entries rename column at to created_at;
alter table points_ledger_entries rename column posting_id to ledger_transaction_id;
alter table points_ledger_entries rename constraint point_entries_kind_check to points_ledger_entries_kind_check;
alter table points_ledger_entries rename constraint point_entries_amount_check to points_ledger_entries_amount_check;
alter table points_ledger_entries rename constraint point_entries_check to points_ledger_entries_check;
alter table points_ledger_entries rename constraint point_entries_check1 to points_ledger_entries_check1;
alter table points_ledger_entries rename constraint point_entries_pkey to points_ledger_entries_pkey;
alter table points_ledger_entries rename constraint point_entries_posting_id_key to points_ledger_entries_ledger_transaction_id_key;
alter table points_ledger_entries rename constraint point_entries_member_id_key_key to points_ledger_entries_member_id_key_key;
alter table points_ledger_entries rename constraint point_entries_member_id_seq_key to points_ledger_entries_member_id_seq_key;
alter table points_ledger_entries rename constraint point_entries_member_id_fkey to points_ledger_entries_member_id_fkey;
alter table points_ledger_entries rename constraint point_entries_posting_id_fkey to points_ledger_entries_ledger_transaction_id_fkey;
alter index point_entries_at rename to points_ledger_entries_created_at;
alter sequence point_entries_id_seq rename to points_ledger_entries_id_seq;

alter table mall_goods rename to points_store_items;
alter table points_store_items rename column mark to icon;
alter table points_store_items rename constraint mall_goods_points_check to points_store_items_points_check;
alter table points_store_items rename constraint mall_goods_stock_check to points_store_items_stock_check;
alter table points_store_items rename constraint mall_goods_pkey to points_store_items_pkey;
alter table points_store_items rename constraint mall_goods_merchant_code_fkey to points_store_items_merchant_code_fkey;
alter index mall_goods_whose rename to points_store_items_merchant;
alter sequence mall_goods_id_seq rename to points_store_items_id_seq;

alter table mall_orders rename to points_store_orders;
alter table points_store_orders rename column goods_id to item_id;
alter table points_store_orders rename column mark to icon;
alter table points_store_orders rename constraint mall_orders_points_check to points_store_orders_points_check;
alter table points_store_orders rename constraint mall_orders_state_check to points_store_orders_state_check;
alter table points_store_orders rename constraint mall_orders_pkey to points_store_orders_pkey;
alter table points_store_orders rename constraint mall_orders_member_id_fkey to points_store_orders_member_id_fkey;
alter table points_store_orders rename constraint mall_orders_goods_id_fkey to points_store_orders_item_id_fkey;
alter index mall_orders_member rename to points_store_orders_member;
alter index mall_orders_open rename to points_store_orders_open;
alter sequence mall_orders_id_seq rename to points_store_orders_id_seq;

alter table sign_in_amounts rename to check_in_rewards;
alter table check_in_rewards rename constraint sign_in_amounts_day_check to check_in_rewards_day_check;
alter table check_in_rewards rename constraint sign_in_amounts_amount_check to check_in_rewards_amount_check;
alter table check_in_rewards rename constraint sign_in_amounts_pkey to check_in_rewards_pkey;
alter table check_in_rewards rename constraint sign_in_amounts_merchant_code_fkey to check_in_rewards_merchant_code_fkey;

alter table sign_ins rename to check_ins;
alter table check_ins rename column step_amount to streak_bonus;
alter table check_ins rename column posting_id to ledger_transaction_id;
alter table check_ins rename constraint sign_ins_streak_check to check_ins_streak_check;
alter table check_ins rename constraint sign_ins_amount_check to check_ins_amount_check;
alter table check_ins rename constraint sign_ins_step_amount_check to check_ins_streak_bonus_check;
alter table check_ins rename constraint sign_ins_pkey to check_ins_pkey;
alter table check_ins rename constraint sign_ins_posting_id_key to check_ins_ledger_transaction_id_key;
alter table check_ins rename constraint sign_ins_member_id_fkey to check_ins_member_id_fkey;
alter table check_ins rename constraint sign_ins_posting_id_fkey to check_ins_ledger_transaction_id_fkey;

alter table club_terms rename to vip_level_terms;
alter table vip_level_terms rename column monthly_gift to monthly_bonus;
alter table vip_level_terms rename column reached_gift to level_up_bonus;
alter table vip_level_terms rename constraint club_terms_stake_check to vip_level_terms_stake_check;
alter table vip_level_terms rename constraint club_terms_monthly_gift_check to vip_level_terms_monthly_bonus_check;
alter table vip_level_terms rename constraint club_terms_reached_gift_check to vip_level_terms_level_up_bonus_check;
alter table vip_level_terms rename constraint club_terms_free_withdrawals_check to vip_level_terms_free_withdrawals_check;
alter table vip_level_terms rename constraint club_terms_pkey to vip_level_terms_pkey;
alter table vip_level_terms rename constraint club_terms_label_fkey to vip_level_terms_label_fkey;

alter table reward_offers rename column reached to required_level;
alter table reward_offers rename column mark to icon;
alter table reward_offers rename constraint reward_offers_reached_fkey to reward_offers_required_level_fkey;
alter index reward_offers_reached rename to reward_offers_required_level;
alter index reward_offers_whose rename to reward_offers_merchant;

alter table reward_claims rename column mark to icon;
alter table reward_claims rename column posting_id to ledger_transaction_id;
alter table reward_claims rename constraint reward_claims_posting_id_key to reward_claims_ledger_transaction_id_key;
alter table reward_claims rename constraint reward_claims_posting_id_fkey to reward_claims_ledger_transaction_id_fkey;

alter table own_limits rename to player_limits;
alter table player_limits rename column wanted to requested_amount;
alter table player_limits rename column wanted_at to confirmable_at;
alter table player_limits rename constraint own_limits_kind_check to player_limits_kind_check;
alter table player_limits rename constraint own_limits_period_check to player_limits_period_check;
alter table player_limits rename constraint own_limits_amount_check to player_limits_amount_check;
alter table player_limits rename constraint own_limits_wanted_check to player_limits_requested_amount_check;
alter table player_limits rename constraint own_limits_check to player_limits_check;
alter table player_limits rename constraint own_limits_pkey to player_limits_pkey;
alter table player_limits rename constraint own_limits_member_id_fkey to player_limits_member_id_fkey;

alter table own_breaks rename to exclusions;
alter table exclusions rename column length to period;
alter table exclusions rename constraint own_breaks_length_check to exclusions_period_check;
alter table exclusions rename constraint own_breaks_check to exclusions_check;
alter table exclusions rename constraint own_breaks_check1 to exclusions_check1;
alter table exclusions rename constraint own_breaks_pkey to exclusions_pkey;
alter table exclusions rename constraint own_breaks_member_id_fkey to exclusions_member_id_fkey;
alter index own_breaks_member rename to exclusions_member;
alter sequence own_breaks_id_seq rename to exclusions_id_seq;

alter table announcements rename column place to placement;

alter table chat_lines rename to chat_auto_replies;
alter table chat_auto_replies rename constraint chat_lines_pkey to chat_auto_replies_pkey;
alter sequence chat_lines_id_seq rename to chat_auto_replies_id_seq;

alter table chat_messages rename column message_key to idempotency_key;
alter table chat_messages rename constraint chat_messages_member_id_message_key_key to chat_messages_member_id_idempotency_key_key;

alter table chat_visits rename to chat_sessions;
alter table chat_sessions rename column ticket_hash to launch_token_hash;
alter table chat_sessions rename column ticket_until to launch_token_expires_at;
alter table chat_sessions rename column pass_hash to access_token_hash;
alter table chat_sessions rename column pass_until to access_token_expires_at;
alter table chat_sessions rename constraint chat_visits_check to chat_sessions_check;
alter table chat_sessions rename constraint chat_visits_pkey to chat_sessions_pkey;
alter table chat_sessions rename constraint chat_visits_ticket_hash_key to chat_sessions_launch_token_hash_key;
alter table chat_sessions rename constraint chat_visits_pass_hash_key to chat_sessions_access_token_hash_key;
alter table chat_sessions rename constraint chat_visits_session_id_fkey to chat_sessions_session_id_fkey;
alter index chat_visits_ticket_until rename to chat_sessions_launch_token_expires_at;
alter index chat_visits_session rename to chat_sessions_session;
alter sequence chat_visits_id_seq rename to chat_sessions_id_seq;

alter index feedback_images_waiting rename to feedback_images_unattached;

-- NOT NULL is a named constraint from PostgreSQL 18 on.
do $$
declare
  found record;
begin
  for found in
    select c.relname, k.conname, c.relname || '_' || a.attname || '_not_null' as name
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'n' and k.conname <> c.relname || '_' || a.attname || '_not_null'
  loop
    execute format('alter table %I rename constraint %I to %I', found.relname, found.conname, found.name);
  end loop;
end
$$;

alter table ledger_accounts drop constraint ledger_kinds, drop constraint ledger_accounts_member_kinds;
update ledger_accounts set kind = 'reserved' where kind = 'held';
alter table ledger_accounts
  add constraint ledger_accounts_kind_check check (kind in ('cash', 'reserved', 'bonus', 'house', 'provider')),
  add constraint ledger_accounts_member_kinds check ((kind in ('cash', 'reserved', 'bonus')) = (member_id is not null));

alter table bonuses drop constraint bonuses_state_check;
update bonuses set state = case state when 'met' then 'completed' else 'forfeited' end where state in ('met', 'given-up');
alter table bonuses add constraint bonuses_state_check check (state in ('open', 'completed', 'forfeited', 'reversed'));

alter table member_games drop constraint member_games_kind_check;
update member_games set kind = 'favorite' where kind = 'favourite';
alter table member_games add constraint member_games_kind_check check (kind in ('favorite', 'recent'));

alter table chat_messages drop constraint chat_messages_author_check;
update chat_messages set author = 'auto-reply' where author = 'desk';
alter table chat_messages add constraint chat_messages_author_check check (author in ('member', 'auto-reply', 'operator'));

create function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the audit are never changed' using errcode = '23514';
end
$$;
create trigger audit_append_only before delete or update or truncate on audit
  for each statement execute function audit_append_only();

-- Null to value only. The exception is a correction that replaces the result of a draw without tickets.
create or replace function draws_append_only() returns trigger language plpgsql as $$
begin
  if old.winning_number is null then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new is not distinct from old then return new; end if;
    if (new.game_id, new.numero, new.draw_at, new.close_at) = (old.game_id, old.numero, old.draw_at, old.close_at)
      and exists (select from draw_corrections c where c.game_id = old.game_id and c.numero = old.numero
        and c.replaces and c.before = old.winning_number and c.after = new.winning_number)
      and not exists (select from bets p where p.lottery_id = old.game_id and p.numero = old.numero)
    then return new; end if;
  end if;
  raise exception 'the published result of draw % is append-only', old.numero using errcode = '23514';
end
$$;

create function affiliates_never_deleted() returns trigger language plpgsql as $$
begin
  raise exception 'codes are never deleted, only closed' using errcode = '23514';
end
$$;
create trigger affiliates_never_deleted before delete on affiliates
  for each row execute function affiliates_never_deleted();

create function member_set_upline() returns trigger language plpgsql as $$
begin
  if new.upline_id is null and new.affiliate_code is not null then
    select u.id into new.upline_id from affiliates a join members u on u.id = a.member_id
      where a.code = new.affiliate_code and a.closed_at is null and u.merchant_code = new.merchant_code;
  end if;
  new.path := coalesce((select path from members where id = new.upline_id), '/') || new.id || '/';
  return new;
end
$$;
create trigger member_set_upline before insert on members
  for each row execute function member_set_upline();

create function member_upline_immutable() returns trigger language plpgsql as $$
begin
  if (new.upline_id, new.path) is distinct from (old.upline_id, old.path) then
    raise exception 'the upline of a member never changes' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger member_upline_immutable before update of upline_id, path on members
  for each row execute function member_upline_immutable();

create function ledger_accounts_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'accounts are never deleted, and their owner never changes' using errcode = '23514';
end
$$;
create trigger ledger_accounts_never_deleted before delete on ledger_accounts
  for each row execute function ledger_accounts_immutable();
create trigger ledger_accounts_immutable before update of id, merchant_code, kind, holder, member_id on ledger_accounts
  for each row execute function ledger_accounts_immutable();

create function ledger_check_balance() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select transaction_id into wrong from added group by transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the entries of transaction % do not balance', wrong using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger ledger_balanced after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_check_balance();

create function ledger_set_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount, seq = seq + 1
    where id = new.account_id and member_id is not null
    returning seq, balance into new.seq, new.balance_after;
  if not found then
    if not exists (select from ledger_accounts where id = new.account_id) then
      raise exception 'there is no account %', new.account_id using errcode = '23503';
    end if;
    new.seq := null;
    new.balance_after := null;
  end if;
  select kind, posted_at into new.kind, new.posted_at from ledger_transactions where id = new.transaction_id;
  return new;
end
$$;
create trigger ledger_set_balance before insert on ledger_entries
  for each row execute function ledger_set_balance();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = '23514';
end
$$;
create trigger ledger_append_only before delete or update on ledger_entries
  for each row execute function ledger_append_only();
create trigger ledger_never_truncated before truncate on ledger_entries
  for each statement execute function ledger_append_only();

create function account_totals_of_entries() returns trigger language plpgsql as $$
begin
  insert into daily_account_totals as d (account_id, day, kind, count, credits, debits, first_seq, last_seq)
  select p.account_id, (to_timestamp(p.posted_at / 1000.0) at time zone m.zone)::date as day, p.kind, count(*) as count,
    sum(greatest(p.amount, 0)) as credits, sum(greatest(-p.amount, 0)) as debits, min(p.seq) as first_seq, max(p.seq) as last_seq
  from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
  where p.seq is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, day, kind) do update set count = d.count + excluded.count, credits = d.credits + excluded.credits,
    debits = d.debits + excluded.debits, first_seq = least(d.first_seq, excluded.first_seq),
    last_seq = greatest(d.last_seq, excluded.last_seq);
  return null;
end
$$;
create trigger account_totals_of_entries after insert on ledger_entries referencing new table as added
  for each statement execute function account_totals_of_entries();

create function bet_totals_of_changed_bets() returns trigger language plpgsql as $$
begin
  insert into daily_bet_totals as d (member_id, day, category, state, count, stake, win, first_id, last_id)
  select member_id, day, category, state, sum(n) as count, sum(stake) as stake, sum(win) as win, min(id) as first_id, max(id) as last_id
  from (
    select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, -1 as n,
    -1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.canceled_stake end as stake,
    -1 * case when p.state = 'won' then p.win else 0 end as win,
    null::bigint as id
  from before p
    join added b on b.id = p.id
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where (p.state, p.win, p.canceled_stake) is distinct from (b.state, b.win, b.canceled_stake)
    union all
  select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, 1 as n,
    1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.canceled_stake end as stake,
    1 * case when p.state = 'won' then p.win else 0 end as win,
    p.id as id
  from added p
    join before b on b.id = p.id
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where (p.state, p.win, p.canceled_stake) is distinct from (b.state, b.win, b.canceled_stake)) moved
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, day, category, state) do update set
    count = d.count + excluded.count, stake = d.stake + excluded.stake,
    win = d.win + excluded.win, first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end
$$;
create trigger bet_totals_of_changed_bets after update on bets referencing old table as before new table as added
  for each statement execute function bet_totals_of_changed_bets();

create function bet_totals_of_new_bets() returns trigger language plpgsql as $$
begin
  insert into daily_bet_totals as d (member_id, day, category, state, count, stake, win, first_id, last_id)
  select member_id, day, category, state, sum(n) as count, sum(stake) as stake, sum(win) as win, min(id) as first_id, max(id) as last_id
  from (
    select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, 1 as n,
    1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.canceled_stake end as stake,
    1 * case when p.state = 'won' then p.win else 0 end as win,
    p.id as id
  from added p
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code ) moved
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, day, category, state) do update set
    count = d.count + excluded.count, stake = d.stake + excluded.stake,
    win = d.win + excluded.win, first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end
$$;
create trigger bet_totals_of_new_bets after insert on bets referencing new table as added
  for each statement execute function bet_totals_of_new_bets();

-- Daily totals recomputed from all rows; reconciliation compares them with the stored totals.
create view recomputed_daily_totals as
  select member_id, day, category,
    coalesce(stake, 0) as stake, coalesce(win, 0) as win, coalesce(rebate, 0) as rebate, coalesce(bonus, 0) as bonus,
    coalesce(deposit, 0) as deposit, coalesce(withdrawal, 0) as withdrawal, coalesce(fees, 0) as fees,
    coalesce(qualifying_stake, 0) as qualifying_stake
  from (
    select a.member_id, (to_timestamp(p.posted_at / 1000.0) at time zone m.zone)::date as day, t.category,
      sum(case when p.kind in ('bet', 'refund') then -p.amount else 0 end) as stake,
      sum(case when p.kind = 'win' then p.amount else 0 end) as win,
      sum(case when p.kind = 'rebate' then p.amount else 0 end) as rebate,
      sum(case when p.kind in ('bonus', 'forfeit', 'gift') then p.amount else 0 end) as bonus,
      sum(case when p.kind in ('deposit', 'reversal') then p.amount else 0 end) as deposit,
      sum(case when p.kind = 'withdrawal' then -p.amount else 0 end) as withdrawal,
      sum(case when p.kind = 'fee' then -p.amount else 0 end) as fees
    from ledger_entries p
      join ledger_accounts a on a.id = p.account_id
      join ledger_transactions t on t.id = p.transaction_id
      join merchants m on m.code = a.merchant_code
    where a.member_id is not null and p.kind in (
      'bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift', 'deposit', 'reversal', 'withdrawal', 'fee')
    group by 1, 2, 3) posted
  full join (
    select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category,
      sum(p.qualifying_stake) as qualifying_stake
    from bets p
      join members owner on owner.id = p.member_id
      join merchants m on m.code = owner.merchant_code
    where p.state in ('won', 'lost')
    group by 1, 2, 3) played using (member_id, day, category);

create function activity_days_of_deposit() returns trigger language plpgsql as $$
begin
  insert into member_activity_days (member_id, kind, day, previous_day)
  select member_id, 'deposit', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_activity_days d
      where d.member_id = found.member_id and d.kind = 'deposit' and d.day < found.day), '-infinity'::date))
  from (
      select distinct a.member_id, (to_timestamp(p.posted_at / 1000.0) at time zone m.zone)::date as day
      from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
      where p.kind = 'deposit' and a.member_id is not null) found order by member_id, day
  on conflict do nothing;
  update member_activity_days d set previous_day = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct a.member_id, (to_timestamp(p.posted_at / 1000.0) at time zone m.zone)::date as day
      from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
      where p.kind = 'deposit' and a.member_id is not null) found join member_activity_days d
      on d.member_id = found.member_id and d.kind = 'deposit' and d.day > found.day and d.previous_day < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'deposit' and d.day = earlier.later;
  return null;
end
$$;
alter function activity_days_of_deposit() set enable_seqscan = off;
create trigger activity_days_of_deposit after insert on ledger_entries referencing new table as added
  for each statement execute function activity_days_of_deposit();

create function daily_totals_of_entries() returns trigger language plpgsql as $$
begin
  insert into member_daily_totals as f (member_id, day, category, stake, win, rebate, bonus, deposit, withdrawal, fees)
  select a.member_id, (to_timestamp(p.posted_at / 1000.0) at time zone m.zone)::date as day, t.category,
  sum(case when p.kind in ('bet', 'refund') then -p.amount else 0 end) as stake,
  sum(case when p.kind = 'win' then p.amount else 0 end) as win,
  sum(case when p.kind = 'rebate' then p.amount else 0 end) as rebate,
  sum(case when p.kind in ('bonus', 'forfeit', 'gift') then p.amount else 0 end) as bonus,
  sum(case when p.kind in ('deposit', 'reversal') then p.amount else 0 end) as deposit,
  sum(case when p.kind = 'withdrawal' then -p.amount else 0 end) as withdrawal,
  sum(case when p.kind = 'fee' then -p.amount else 0 end) as fees
  from added p
    join ledger_accounts a on a.id = p.account_id
    join ledger_transactions t on t.id = p.transaction_id
    join merchants m on m.code = a.merchant_code

  where a.member_id is not null and p.kind in (
    'bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift', 'deposit', 'reversal', 'withdrawal', 'fee')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set
    stake = f.stake + excluded.stake, win = f.win + excluded.win, rebate = f.rebate + excluded.rebate,
    bonus = f.bonus + excluded.bonus, deposit = f.deposit + excluded.deposit,
    withdrawal = f.withdrawal + excluded.withdrawal, fees = f.fees + excluded.fees;
  return null;
end
$$;
create trigger daily_totals_of_entries after insert on ledger_entries referencing new table as added
  for each statement execute function daily_totals_of_entries();

create function activity_days_of_login() returns trigger language plpgsql as $$
begin
  insert into member_activity_days (member_id, kind, day, previous_day)
  select member_id, 'login', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_activity_days d
      where d.member_id = found.member_id and d.kind = 'login' and d.day < found.day), '-infinity'::date))
  from (
      select distinct p.member_id, (to_timestamp(p.logged_in_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
      order by member_id, day
  on conflict do nothing;
  update member_activity_days d set previous_day = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct p.member_id, (to_timestamp(p.logged_in_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
        join member_activity_days d
      on d.member_id = found.member_id and d.kind = 'login' and d.day > found.day and d.previous_day < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'login' and d.day = earlier.later;
  return null;
end
$$;
alter function activity_days_of_login() set enable_seqscan = off;
create trigger activity_days_of_login after insert on logins referencing new table as added
  for each statement execute function activity_days_of_login();

create function activity_days_of_register() returns trigger language plpgsql as $$
begin
  insert into member_activity_days (member_id, kind, day, previous_day) select member_id, 'register', day, '-infinity'::date from (
      select p.id as member_id, (to_timestamp(p.created_at / 1000.0) at time zone m.zone)::date as day from added p
        join merchants m on m.code = p.merchant_code) found;
  return null;
end
$$;
alter function activity_days_of_register() set enable_seqscan = off;
create trigger activity_days_of_register after insert on members referencing new table as added
  for each statement execute function activity_days_of_register();

create function activity_days_of_bet() returns trigger language plpgsql as $$
begin
  insert into member_activity_days (member_id, kind, day, previous_day)
  select member_id, 'bet', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_activity_days d
      where d.member_id = found.member_id and d.kind = 'bet' and d.day < found.day), '-infinity'::date))
  from (
      select distinct p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
      order by member_id, day
  on conflict do nothing;
  update member_activity_days d set previous_day = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
        join member_activity_days d
      on d.member_id = found.member_id and d.kind = 'bet' and d.day > found.day and d.previous_day < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'bet' and d.day = earlier.later;
  return null;
end
$$;
alter function activity_days_of_bet() set enable_seqscan = off;
create trigger activity_days_of_bet after insert on bets referencing new table as added
  for each statement execute function activity_days_of_bet();

create function daily_totals_of_new_bets() returns trigger language plpgsql as $$
begin
  insert into member_daily_totals as f (member_id, day, category, qualifying_stake)
  select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category, sum(p.qualifying_stake) as qualifying_stake
  from added p
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set qualifying_stake = f.qualifying_stake + excluded.qualifying_stake;
  return null;
end
$$;
create trigger daily_totals_of_new_bets after insert on bets referencing new table as added
  for each statement execute function daily_totals_of_new_bets();

create function daily_totals_of_settled_bets() returns trigger language plpgsql as $$
begin
  insert into member_daily_totals as f (member_id, day, category, qualifying_stake)
  select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category, sum(p.qualifying_stake) as qualifying_stake
  from added p join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set qualifying_stake = f.qualifying_stake + excluded.qualifying_stake;
  return null;
end
$$;
create trigger daily_totals_of_settled_bets after update on bets referencing old table as before new table as added
  for each statement execute function daily_totals_of_settled_bets();

create function hours_of_new_bets() returns trigger language plpgsql as $$
begin
  insert into member_hours as h (hour, member_id, qualifying_stake)
  select p.settled_at - p.settled_at % 60000 - extract(minute from to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::bigint * 60000, p.member_id, sum(p.qualifying_stake)
  from added p join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost') and p.qualifying_stake > 0
  group by 1, 2 order by 1, 2
  on conflict (hour, member_id) do update set qualifying_stake = h.qualifying_stake + excluded.qualifying_stake;
  return null;
end
$$;
create trigger hours_of_new_bets after insert on bets referencing new table as added
  for each statement execute function hours_of_new_bets();

create function hours_of_settled_bets() returns trigger language plpgsql as $$
begin
  insert into member_hours as h (hour, member_id, qualifying_stake)
  select p.settled_at - p.settled_at % 60000 - extract(minute from to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::bigint * 60000, p.member_id, sum(p.qualifying_stake)
  from added p
    join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost') and p.qualifying_stake > 0
  group by 1, 2 order by 1, 2
  on conflict (hour, member_id) do update set qualifying_stake = h.qualifying_stake + excluded.qualifying_stake;
  return null;
end
$$;
create trigger hours_of_settled_bets after update on bets referencing old table as before new table as added
  for each statement execute function hours_of_settled_bets();

-- Trial accounts (session type 4) earn no points. Rounded down to a hundredth of a point.
create function points_of_new_bets() returns trigger language plpgsql as $$
begin
  insert into points_ledger_entries (member_id, key, kind, category, points, created_at)
  select p.member_id, 'play-' || p.id, 'earned', p.category, trunc(p.qualifying_stake / r.stake, 2), p.settled_at
  from added p
    join members owner on owner.id = p.member_id and owner.type <> 4
    join points_earn_rates r on r.merchant_code = owner.merchant_code and r.category = p.category
  where p.state in ('won', 'lost') and p.qualifying_stake >= r.stake / 100
    and not exists (select from points_ledger_entries e where e.member_id = p.member_id and e.key = 'play-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_new_bets after insert on bets referencing new table as added
  for each statement execute function points_of_new_bets();

create function points_of_settled_bets() returns trigger language plpgsql as $$
begin
  insert into points_ledger_entries (member_id, key, kind, category, points, created_at)
  select p.member_id, 'play-' || p.id, 'earned', p.category, trunc(p.qualifying_stake / r.stake, 2), p.settled_at
  from added p join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id and owner.type <> 4
    join points_earn_rates r on r.merchant_code = owner.merchant_code and r.category = p.category
  where p.state in ('won', 'lost') and p.qualifying_stake >= r.stake / 100
    and not exists (select from points_ledger_entries e where e.member_id = p.member_id and e.key = 'play-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_settled_bets after update on bets referencing old table as before new table as added
  for each statement execute function points_of_settled_bets();

create function points_of_undone_bets() returns trigger language plpgsql as $$
begin
  insert into points_ledger_entries (member_id, key, kind, category, points, created_at)
  select p.member_id, 'undone-' || p.id, 'taken', p.category, -e.points, coalesce(p.settled_at, e.created_at)
  from added p
    join before b on b.id = p.id and b.state in ('won', 'lost')
    join points_ledger_entries e on e.member_id = p.member_id and e.key = 'play-' || p.id
  where p.state not in ('won', 'lost')
    and not exists (select from points_ledger_entries u where u.member_id = p.member_id and u.key = 'undone-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_undone_bets after update on bets referencing old table as before new table as added
  for each statement execute function points_of_undone_bets();

-- Points of a bet that was undone are debited up to the balance: spent points stay spent.
create function points_set_balance() returns trigger language plpgsql as $$
declare
  there numeric;
begin
  insert into points_accounts (member_id) values (new.member_id) on conflict do nothing;
  select balance into there from points_accounts where member_id = new.member_id for no key update;
  if new.kind = 'taken' then
    new.points := -least(-new.points, there);
    if new.points = 0 then return null; end if;
  end if;
  update points_accounts set balance = balance + new.points, seq = seq + 1
    where member_id = new.member_id returning seq, balance into new.seq, new.balance_after;
  return new;
end
$$;
create trigger points_set_balance before insert on points_ledger_entries
  for each row execute function points_set_balance();

create function points_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'points entries never change' using errcode = '23514';
end
$$;
create trigger points_append_only before delete or update on points_ledger_entries
  for each row execute function points_append_only();
create trigger points_never_truncated before truncate on points_ledger_entries
  for each statement execute function points_append_only();

create function exclusions_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'an exclusion is never changed' using errcode = '23514';
end
$$;
create trigger exclusions_append_only before delete or update or truncate on exclusions
  for each statement execute function exclusions_append_only();

-- Keys of stored settings.
update settings set value = value - array['leastStake', 'mostStake']
  || jsonb_build_object('minStake', value -> 'leastStake', 'maxStake', value -> 'mostStake') where key = 'play';
update settings set value = value - 'mostOpen' || jsonb_build_object('maxOpen', value -> 'mostOpen') where key = 'cashier';
update settings set value = value - array['least', 'most', 'dayMost']
  || jsonb_build_object('min', value -> 'least', 'max', value -> 'most', 'dayMax', value -> 'dayMost') where key = 'withdrawal';
update settings set value = value - array['leastTransfer', 'mostTransfer', 'dayMostTransfer', 'mostLinks']
  || jsonb_build_object('minTransfer', value -> 'leastTransfer', 'maxTransfer', value -> 'mostTransfer',
    'dayMaxTransfer', value -> 'dayMostTransfer', 'maxLinks', value -> 'mostLinks') where key = 'team';
update settings set value = (
  select coalesce(jsonb_object_agg(name, rate - 'most' || jsonb_build_object('max', rate -> 'most')), '{}')
  from jsonb_each(value) as rates (name, rate)) where key = 'limits';
