"""Every number that the stand-in enforces. README.md names the source and the test of each."""

from __future__ import annotations

# Interactions
FIRST_ANSWER = 3.0
TOKEN_LIFE = 15 * 60.0

# Rates, each as requests and seconds
GLOBAL_RATE = (50, 1.0)
CHANNEL_MESSAGES = (5, 5.0)
CHANNEL_EDITS = (5, 5.0)
OLD_MESSAGE = 60 * 60.0
OLD_EDITS = (3, 20.0)
CHANNEL_NAMES = (2, 600.0)
NEW_DMS = (10, 60.0)
INVALID_REQUESTS = (10_000, 600.0)

# Messages
CONTENT = 2_000
EMBEDS = 10
EMBED_TOTAL = 6_000
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
ALT_TEXT = 1_024
EVENT_NAME, EVENT_TEXT, EVENT_PLACE = 100, 1_000, 100
OPEN_EVENTS = 100
NONCE = 25
NONCE_MEMORY = 300.0

# Emojis of the application
EMOJIS = 2_000
EMOJI_NAME = (2, 32)
EMOJI_BYTES = 256 * 1024

# Components
ROWS = 5
ROW_BUTTONS = 5
V2_COMPONENTS = 40
V2_TEXT = 4_000
GALLERY = 10
CUSTOM_ID = 100
LABEL = 80
URL = 512
OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150

# Modals
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
MODAL_LABEL = 45
MODAL_TEXT = 4_000
RADIO = (2, 10)
CHECKBOXES = (1, 10)
MODAL_FILES = 10

# Commands
SLASH_COMMANDS = 100
USER_COMMANDS = 15
MESSAGE_COMMANDS = 15
COMMAND_OPTIONS = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_CHARACTERS = 8_000
COMMAND_CREATES_A_DAY = 200
CHOICES = 25
CHOICE_TEXT = 100

# Threads
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
ACTIVE_THREADS = 1_000
CHANNEL_NAME = 100

# Gateway
GATEWAY_SENDS = (120, 60.0)
GATEWAY_BYTES = 4_096
IDENTIFIES_A_DAY = 1_000

# Files served
LINK_LIFE = 24 * 60 * 60.0
GONE_STAYS = 60.0
"""What no message holds any more can be fetched for so long, as from a content network: a page may be about to."""

LOCALES = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th "
    "zh-CN ja zh-TW ko".split()
)
