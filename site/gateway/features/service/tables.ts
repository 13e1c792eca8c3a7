/** Tables of chat, feedback and contact links. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** A link by type: Android, IOS, MOBILECONFIG, AppDownloadIcon; TELEGRAM, FACEBOOK2, WHATSAPP. */
export interface ResourceLinkTable {
  id: GeneratedAlways<number>;
  area: 'download' | 'service';
  kind: string;
  /** A trade name, equal in all languages. */
  label: string;
  url: string;
  position: number;
}

/** URL of a customer service window; type 3 is the service link (SERV-19). */
export interface ServicePathTable {
  id: GeneratedAlways<number>;
  type: string;
  titles: Json<LocalizedText>;
  /** Stored in plain text; encrypted in responses (S23). */
  url: string;
}

/** Automatic replies of the sandbox's customer service. The first is a greeting; the others are sent in turn. */
export interface ChatAutoReplyTable {
  id: GeneratedAlways<number>;
  titles: Json<LocalizedText>;
  position: number;
}

export interface ChatMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `auto-reply` is automatic, `operator` is a person. */
  author: 'member' | 'auto-reply' | 'operator';
  /** A member's message is stored as EN, regardless of its language. */
  texts: Json<LocalizedText>;
  /** Chosen by the member's page. */
  idempotency_key: string | null;
  sent_at: number;
  /** Time at which the other side of the chat read the message; null if unread. */
  read_at: number | null;
}

/** A chat opened by a member: the launch token of its URL, and its access token. */
export interface ChatSessionTable {
  id: GeneratedAlways<number>;
  session_id: number;
  /** Language code of the page: EN, VI, PT. */
  language: string;
  /** SHA-256 of the one-time launch token. */
  launch_token_hash: string;
  launch_token_expires_at: number;
  /** SHA-256 of the access token; null until the launch token is used. */
  access_token_hash: Generated<string | null>;
  access_token_expires_at: Generated<number | null>;
}

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** null for a visitor. */
  member_id: number | null;
  content: string;
  contact: string;
  remark: string;
  sent_at: number;
}

export interface FeedbackImageTable {
  /** Known only to the uploader. */
  id: string;
  /** null until attached to a feedback message. */
  feedback_id: Generated<number | null>;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  uploaded_at: number;
  /** SHA-256 of the key of the operator's view link. */
  view_hash: Generated<string | null>;
  view_until: Generated<number | null>;
}

export interface ServiceTables {
  resource_links: ResourceLinkTable;
  service_paths: ServicePathTable;
  chat_auto_replies: ChatAutoReplyTable;
  chat_messages: ChatMessageTable;
  chat_sessions: ChatSessionTable;
  feedback: FeedbackTable;
  feedback_images: FeedbackImageTable;
}
