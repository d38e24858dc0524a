"""A small discord.py bot for the smoke test: started with the four addresses of a stand-in as arguments."""

from __future__ import annotations

import io
import re
import struct
import sys
import zlib

import discord
import yarl
from discord import app_commands


def png(width: int = 8, height: int = 8) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x40\x80\xc0" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Name(discord.ui.Modal, title="Your name"):
    word = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="word", max_length=20))
    how = discord.ui.Label(text="Deck", component=discord.ui.FileUpload(custom_id="deck", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        files = self.how.component.values
        text = (await files[0].read()).decode() if files else "-"
        await interaction.response.send_message(f"named {self.word.component.value} {text}", ephemeral=True)


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="count")
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(
            content=f"count {number}",
            attachments=[discord.File(io.BytesIO(png()), "board.png", description=f"a board with {number}")],
        )

    @discord.ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        await interaction.response.send_modal(Name())

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="only for you")
        try:
            await interaction.user.send("a hand in private")
        except discord.Forbidden as closed:
            await interaction.followup.send(f"closed {closed.code}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="Whom?")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect) -> None:
        await interaction.response.send_message(f"chosen {select.values[0].mention}")


class Vote(discord.ui.DynamicItem[discord.ui.Button], template=r"vote:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label=f"Votes: {count}", custom_id=f"vote:{count}", emoji="👍"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item, match: re.Match) -> Vote:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Board(self.count + 1))


class Board(discord.ui.LayoutView):
    def __init__(self, votes: int = 0) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a V2 board"))
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# Board"), gallery, discord.ui.ActionRow(Vote(votes)), accent_colour=0x336699
            )
        )


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        self.add_dynamic_items(Vote)
        group = app_commands.Group(name="tiny", description="A tiny game")

        @group.command(name="start", description="Starts it")
        @app_commands.describe(card="a card", friend="somebody")
        async def start(interaction: discord.Interaction, card: str, friend: discord.Member | None = None) -> None:
            await interaction.response.send_message(
                "count 0",
                view=Buttons(),
                file=discord.File(io.BytesIO(png()), "board.png", description="a board with 0"),
            )

        @start.autocomplete("card")
        async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            known = ["Ash Viper", "Moss Hare", "Salt Crow"]
            return [app_commands.Choice(name=one, value=one) for one in known if current.lower() in one.lower()]

        @group.command(name="board", description="Shows a board")
        async def board(interaction: discord.Interaction) -> None:
            await interaction.response.defer()
            await interaction.followup.send(view=Board(), file=discord.File(io.BytesIO(png()), "board.png"))

        @group.command(name="room", description="Opens a thread")
        async def room(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            made = await interaction.channel.create_thread(name="room", type=discord.ChannelType.public_thread)
            await made.send(f"welcome {interaction.user.mention}", nonce="n1")
            await interaction.edit_original_response(content=f"opened {made.mention}")

        @group.command(name="chatter", description="Says a lot")
        async def chatter(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("listen", ephemeral=True)
            for number in range(11):
                await interaction.channel.send(f"word {number}")

        @self.tree.command(description="Says nothing")
        async def mute(interaction: discord.Interaction) -> None:
            return

        self.tree.add_command(group)
        await self.tree.sync()


rest, gateway, cdn, token = sys.argv[1:5]
discord.http.Route.BASE = rest
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
discord.asset.Asset.BASE = cdn
Bot().run(token)
